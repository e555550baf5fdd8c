import { describe, expect, it } from 'vitest';
import { ratesOfAdded } from '../booking/adding-people';
import { cents } from '../money';
import { discountOn } from './discount';
import type { Extra } from './extra';
import { extraForm, extraProblems, readExtra, type ExtraForm } from './extra-form';
import { extraLabel, extrasSum, extrasText, leftText } from './extra-text';
import { offeredExtras } from './offered-extras';
import { ticketLines } from './party-label';
import { ticketsOf } from './party-tickets';
import { quoteTickets, ticketsTotalOf, type PricedPerson } from './quote';
import { chargeRates } from './rates';
import { sellsExtras } from './taxes';

const form: ExtraForm = {
  name: 'Wetsuit',
  note: '',
  price: '15.00',
  per: 'person',
  choices: 'S: 4, M: 8, L: 6, XL: 2',
  limit: '',
  isRefundable: true,
};
const wetsuit = readExtra(form);

const adultPrices = { adultPrice: cents(10_000), childPrice: cents(6000) };
const adult: PricedPerson = { isChild: false };
const senior: PricedPerson = { isChild: false, priceType: { name: 'Senior', price: cents(8500) } };
const infant: PricedPerson = { isChild: true, priceType: { name: 'Infant', price: cents(0) } };
const withWetsuit = (person: PricedPerson, choice = 'M'): PricedPerson => ({
  ...person,
  extras: [{ name: 'Wetsuit', choice, price: cents(1500) }],
});
const photographs = { name: 'Photographs', price: cents(4000) };

/** The lines of the design's table of examples: tickets with extras, fee, tax, total. */
const linesOf = (people: readonly PricedPerson[], percent = 0, rates = chargeRates) => {
  const tickets = ticketsOf(people, adultPrices);
  const terms = percent === 0 ? null : ({ discountType: 'percentage', basisPoints: percent * 100 } as const);
  const { subtotal, bookingFee, hst, total } = quoteTickets(tickets, discountOn(ticketsTotalOf(tickets), terms), rates);
  return [subtotal, bookingFee, hst, total];
};

describe('what extras cost', () => {
  it('is added to the subtotal; fee and tax are on everything', () => {
    expect(linesOf([adult, senior, infant])).toEqual([18_500, 986, 2533, 22_019]);
    expect(linesOf([adult, withWetsuit(senior)])).toEqual([20_000, 1050, 2737, 23_787]);
    expect(linesOf([withWetsuit(adult), withWetsuit(senior), infant])).toEqual([21_500, 1115, 2940, 25_555]);
  });

  it('isn’t lowered by a code, which comes off the people', () => {
    expect(linesOf([withWetsuit(adult), senior], 10)).toEqual([18_150, 970, 2486, 21_606]);
    expect(linesOf([withWetsuit(adult)], 100)).toEqual([1500, 255, 228, 1983]);
  });

  it('of someone who’s added is paid without the fixed part of the fee again', () => {
    expect(linesOf([withWetsuit(senior)], 0, ratesOfAdded(chargeRates))).toEqual([10_000, 430, 1356, 11_786]);
  });

  it('is a line for each extra, choice and price, after the people', () => {
    const booking = {
      ...withWetsuit(adult),
      extras: [...(withWetsuit(adult).extras ?? []), { ...photographs, quantity: 2 }],
    };
    const quote = quoteTickets(ticketsOf([booking, withWetsuit(senior), withWetsuit(adult, 'S')], adultPrices));
    expect(ticketLines(quote).map(({ label, amount }) => [label, amount])).toEqual([
      ['2 adults × $100.00', 20_000],
      ['Senior, 1 × $85.00', 8500],
      ['Wetsuit M, 2 × $15.00', 3000],
      ['Photographs, 2 × $40.00', 8000],
      ['Wetsuit S, 1 × $15.00', 1500],
    ]);
    expect(quote.ticketsTotal).toBe(41_000);
  });
});

describe('what’s left', () => {
  const leftOf = (extra: Extra, taken: Parameters<typeof offeredExtras>[1]) =>
    offeredExtras([extra], taken).map(({ left, choices }) => [left, ...choices.map((choice) => choice.left)]);

  it('is of the extra and of each choice, never more than of both', () => {
    expect(leftOf(wetsuit, [])).toEqual([[null, 4, 8, 6, 2]]);
    const taken = [
      { name: 'Wetsuit', choice: '', taken: 7 },
      { name: 'Wetsuit', choice: 'M', taken: 7 },
    ];
    expect(leftOf(wetsuit, taken)).toEqual([[null, 4, 1, 6, 2]]);
    expect(leftOf({ ...wetsuit, limit: 10 }, taken)).toEqual([[3, 3, 1, 3, 2]]);
  });

  it('is nothing where a limit was lowered below what’s taken', () => {
    expect(leftOf({ ...wetsuit, choices: [], limit: 3 }, [{ name: 'Wetsuit', choice: '', taken: 5 }])).toEqual([[0]]);
  });

  it.each([
    [null, ''],
    [6, ''],
    [5, '5 left'],
    [1, '1 left'],
    [0, 'None left'],
  ])('%s is said as “%s”', (left, text) => {
    expect(leftText(left)).toBe(text);
  });
});

it('what someone takes, and what everyone does, is said in short', () => {
  expect(
    extrasText([
      { name: 'Wetsuit', choice: 'M' },
      { name: 'Parking', quantity: 2 },
    ]),
  ).toBe('Wetsuit M, Parking × 2');
  const people = [
    withWetsuit(adult, 'XL'),
    withWetsuit(senior),
    withWetsuit(adult, 'S'),
    withWetsuit(adult),
    { ...adult, extras: [photographs] },
  ];
  expect(extrasSum(people)).toEqual(['4 × Wetsuit: 1 S, 2 M, 1 XL', '1 × Photographs']);
  expect(extraLabel(wetsuit)).toBe('Wetsuit (S, M, L, XL): $15.00 per person');
});

describe('the form of extras', () => {
  it('reads choices with how many there are, and writes them as they were typed', () => {
    expect(wetsuit.choices).toEqual([
      { name: 'S', limit: 4 },
      { name: 'M', limit: 8 },
      { name: 'L', limit: 6 },
      { name: 'XL', limit: 2 },
    ]);
    expect(extraForm(wetsuit)).toEqual(form);
    expect(readExtra({ ...form, choices: 'Fish , Vegan', limit: '20' })).toMatchObject({
      choices: [
        { name: 'Fish', limit: null },
        { name: 'Vegan', limit: null },
      ],
      limit: 20,
    });
  });

  it.each<readonly [Partial<ExtraForm>, string, string]>([
    [{ name: ' ' }, 'name', 'Please enter a name, such as Wetsuit'],
    [{ name: 'x'.repeat(61) }, 'name', 'A name can have up to 60 characters'],
    [{ note: 'x'.repeat(201) }, 'note', 'A note can have up to 200 characters'],
    [{ price: 'free' }, 'price', 'Please enter an amount, such as 15 or 0'],
    [{ price: '10000.01' }, 'price', 'Price cannot exceed $10,000.00'],
    [{ limit: '10001' }, 'limit', 'A whole number from 0 to 10,000, or nothing'],
    [{ limit: '1.5' }, 'limit', 'A whole number from 0 to 10,000, or nothing'],
    [{ choices: 'S' }, 'choices', 'Name at least two choices, or none'],
    [{ choices: 'S, s' }, 'choices', 'Each choice can be named once'],
    [{ choices: 'S: many, M' }, 'choices', 'After a colon: a whole number from 0 to 10,000, or nothing'],
    [{ choices: `S, ${'x'.repeat(31)}` }, 'choices', 'A choice has a name of up to 30 characters'],
  ])('%j is refused at its field', (part, field, sentence) => {
    expect(extraProblems([{ ...form, ...part }])).toEqual({ [`extras.0.${field}`]: sentence });
  });

  it('takes what’s just within the limits, each name once', () => {
    const most = {
      name: 'x'.repeat(60),
      note: 'x'.repeat(200),
      price: '10000',
      limit: '10000',
      choices: `S, ${'x'.repeat(30)}`,
    };
    expect(
      extraProblems([
        { ...form, ...most },
        { ...form, limit: '0' },
      ]),
    ).toEqual({});
    expect(extraProblems([form, { ...form, name: ' wetsuit ' }])).toEqual({
      'extras.1.name': 'This name is taken: choose another',
    });
  });

  it('takes up to 20 extras, and 60 choices of all together', () => {
    const many = (count: number, choices: string) =>
      Array.from({ length: count }, (_, index) => ({ ...form, name: `Extra ${index}`, choices }));
    expect(extraProblems(many(20, 'S, M, L'))).toEqual({});
    expect(extraProblems(many(21, ''))).toEqual({ extras: 'Add up to 20 extras' });
    expect(extraProblems(many(16, 'S, M, L, XL'))).toEqual({ extras: 'All extras together can have up to 60 choices' });
  });
});

it.each([
  [null, true],
  ['ON', true],
  ['outside', true],
  ['BC', false],
  ['MB', false],
  ['SK', false],
] as const)('EXT-05 in %s, extras are sold: %s', (place, sells) => {
  expect(sellsExtras(place)).toBe(sells);
});
