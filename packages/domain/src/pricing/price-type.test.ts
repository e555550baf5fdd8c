import { describe, expect, it } from 'vitest';
import { cents } from '../money';
import {
  fitsType,
  groupSize,
  priceTypeLabel,
  typeAgesLabel,
  typesOnSale,
  usualType,
  type Group,
  type PriceType,
} from './price-type';
import { priceTypeForm, priceTypeProblems, readPriceType, type PriceTypeForm } from './price-type-form';

const everyAge = { minAge: null, maxAge: null, proof: '' } as const;
const senior: PriceType = { ...everyAge, name: 'Senior', kind: 'percent', hundredths: 8500, minAge: 65 };
const infant: PriceType = { ...everyAge, name: 'Infant', kind: 'amount', hundredths: 0, maxAge: 2 };
const student: PriceType = { ...everyAge, name: 'Student', kind: 'percent', hundredths: 9000, proof: 'Student card' };
const alone: Group = { capacity: 12, people: 1, groupPrices: [] };
const pricesAt = (adultPrice: number, types: readonly PriceType[] = [senior, infant], group = alone) =>
  typesOnSale(types, { adultPrice: cents(adultPrice) }, group).map(({ price }) => price);

describe('what a price type costs', () => {
  it('is a share of the adult price of the tier on sale, rounded half up, or its own amount', () => {
    expect(pricesAt(10_000)).toEqual([8500, 0]);
    expect(pricesAt(8000)).toEqual([6800, 0]);
    expect(pricesAt(9999)).toEqual([8499, 0]);
    expect(pricesAt(10_000, [{ ...infant, hundredths: 2500 }])).toEqual([2500]);
  });

  it('is nothing where adults come free, and never more than the dearest ticket', () => {
    expect(pricesAt(0, [{ ...infant, hundredths: 2500 }, senior])).toEqual([0, 0]);
    expect(pricesAt(1_000_000, [{ ...senior, hundredths: 20_000 }])).toEqual([1_000_000]);
  });

  it('isn’t lowered by a group price for who has no seat, and who has none doesn’t count for one', () => {
    const groupPrices = [{ people: 2, percent: 10 }];
    const lap = { ...infant, hundredths: 1000, seats: 0 };
    expect([groupSize([undefined, senior, lap]), groupSize([undefined, lap]), groupSize([])]).toEqual([2, 1, 0]);
    expect(pricesAt(10_000, [senior, lap], { ...alone, people: 2, groupPrices })).toEqual([7650, 1000]);
  });

  it('is lowered by a group price like any other', () => {
    const groupPrices = [{ people: 10, percent: 15 }];
    const types = [senior, { ...infant, hundredths: 1000 }];
    expect(pricesAt(10_000, types, { ...alone, people: 9 })).toEqual([8500, 1000]);
    expect(
      typesOnSale(types, { adultPrice: cents(10_000) }, { ...alone, people: 10, groupPrices }).map(
        (type) => type.price,
      ),
    ).toEqual([7225, 850]);
  });
});

it.each<readonly [PriceType, number | null, boolean]>([
  [senior, 64, false],
  [senior, 65, true],
  [infant, 2, true],
  [infant, 3, false],
  [{ ...senior, minAge: null }, 130, true],
  [senior, null, true],
  [infant, null, false],
  [{ ...infant, maxAge: 15 }, null, false],
  [{ ...infant, maxAge: 16 }, null, true],
  [student, null, true],
  [student, 9, true],
])('%j for the age of %s: %s', (type, age, fits) => {
  expect(fitsType(type, age)).toBe(fits);
});

it('ages are said as people say them', () => {
  const labels = [
    senior,
    infant,
    student,
    { minAge: 16, maxAge: 25 },
    { minAge: 0, maxAge: 2 },
    { minAge: 7, maxAge: 7 },
  ];
  expect(labels.map(typeAgesLabel)).toEqual(['65 and over', 'Under 3', '', '16 to 25', 'Under 3', '7']);
  expect([senior, { ...infant, hundredths: 2500 }].map(priceTypeLabel)).toEqual([
    'Senior (65 and over): 85% of the adult price',
    'Infant (Under 3): $25.00',
  ]);
  const lap = [
    { ...infant, seats: 0, perAdult: 2 },
    { ...infant, perAdult: 20 },
  ];
  expect(lap.map(priceTypeLabel)).toEqual([
    'Infant (Under 3): $0.00, no seat of their own, at most 2 per adult',
    'Infant (Under 3): $0.00, with an adult',
  ]);
});

it('people come as the cheapest type for their age that needs no proof, unless adult or child costs no more', () => {
  const offered = typesOnSale([senior, infant, student], { adultPrice: cents(10_000) }, alone);
  const usual = (age: number | null, price = 10_000) => usualType({ age, price: cents(price) }, offered)?.name;
  expect([usual(64), usual(65), usual(65, 8500), usual(2, 6000), usual(2, 0), usual(null)]).toEqual([
    undefined,
    'Senior',
    undefined,
    'Infant',
    undefined,
    undefined,
  ]);
});

const form: PriceTypeForm = { ...everyAge, name: 'Senior', kind: 'percent', value: '85' };

const packaged = { kind: 'amount', value: '320', covers: 4, seats: 4 } as const;

it('a form says the same as what’s stored', () => {
  expect(readPriceType({ ...form, name: ' Senior ', minAge: 65 })).toEqual(senior);
  expect([senior, { ...infant, hundredths: 2550 }].map((type) => priceTypeForm(type).value)).toEqual(['85', '25.50']);
});

it.each<readonly [readonly Partial<PriceTypeForm>[], string | null]>([
  [[{}, { name: 'Student' }], null],
  [[{ name: 'x'.repeat(30) }], null],
  [[{ name: 'x'.repeat(31) }], 'priceTypes.0.name'],
  [[{ name: ' ' }], 'priceTypes.0.name'],
  [[{ name: 'adult' }], 'priceTypes.0.name'],
  [[{}, { name: 'SENIOR ' }], 'priceTypes.1.name'],
  [[{ value: '0' }], null],
  [[{ value: '200' }], null],
  [[{ value: '200.01' }], 'priceTypes.0.value'],
  [[{ value: '' }], 'priceTypes.0.value'],
  [[{ kind: 'amount', value: '10000' }], null],
  [[{ kind: 'amount', value: '10000.01' }], 'priceTypes.0.value'],
  [[{ minAge: 0, maxAge: 120 }], null],
  [[{ minAge: -1 }], 'priceTypes.0.minAge'],
  [[{ maxAge: 121 }], 'priceTypes.0.maxAge'],
  [[{ minAge: 1.5 }], 'priceTypes.0.minAge'],
  [[{ minAge: Number.NaN }], 'priceTypes.0.minAge'],
  [[{ minAge: 7, maxAge: 7 }], null],
  [[{ minAge: 8, maxAge: 7 }], 'priceTypes.0.maxAge'],
  [[{ proof: 'x'.repeat(60) }], null],
  [[{ proof: 'x'.repeat(61) }], 'priceTypes.0.proof'],
  [
    [
      { seats: 0, perAdult: 1 },
      { name: 'Spectator', seats: 1, perAdult: 20 },
    ],
    null,
  ],
  [[{ seats: 2 }], 'priceTypes.0.seats'],
  [[{ seats: -1 }], 'priceTypes.0.seats'],
  [[{ perAdult: 0 }], 'priceTypes.0.perAdult'],
  [[{ ...packaged, covers: 20, seats: 100, value: '100000' }], null],
  [[{ ...packaged, seats: null }], null],
  [[{ ...packaged, covers: 21 }], 'priceTypes.0.covers'],
  [[{ ...packaged, covers: 0 }], 'priceTypes.0.covers'],
  [[{ ...packaged, seats: 0 }], 'priceTypes.0.seats'],
  [[{ ...packaged, seats: 101 }], 'priceTypes.0.seats'],
  [[{ ...packaged, value: '100000.01' }], 'priceTypes.0.value'],
  [[{ ...packaged, kind: 'percent' }], 'priceTypes.0.value'],
  [[{ ...packaged, minAge: 3 }], 'priceTypes.0.name'],
  [[{ perAdult: 21 }], 'priceTypes.0.perAdult'],
  [Array.from({ length: 10 }, (_, index) => ({ name: `Type ${index}` })), null],
  [Array.from({ length: 11 }, (_, index) => ({ name: `Type ${index}` })), 'priceTypes'],
])('%j has a problem with %s', (types, field) => {
  const problems = priceTypeProblems(types.map((type) => ({ ...form, ...type })));
  expect(Object.keys(problems)).toEqual(field === null ? [] : [field]);
});
