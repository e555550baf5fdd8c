import { describe, expect, it } from 'vitest';
import { cents } from '../money';
import type { ChosenExtra, OfferedExtra } from '../pricing/extra';
import { soldOutText, sumTaken, takenBy, withExtras } from './attendee-extras';
import type { Attendee } from './attendees';

const maya: Attendee = { type: 'user', id: 1, name: 'Maya', age: 40, isChild: false };
const theo: Attendee = { type: 'dependent', id: 7, name: 'Théo', age: 9, isChild: true };
const plain = { note: '', limit: null, left: null, isRefundable: true } as const;
const size = (name: string, left: number | null) => ({ name, limit: left, left });
const wetsuit: OfferedExtra = {
  ...plain,
  name: 'Wetsuit',
  price: cents(1500),
  per: 'person',
  choices: [size('S', 4), size('M', 1), size('L', 3)],
};
const photographs: OfferedExtra = {
  ...plain,
  name: 'Photographs',
  price: cents(4000),
  per: 'booking',
  choices: [],
  isRefundable: false,
};
const offered = [wetsuit, photographs];
const chosen = (...each: readonly (readonly ChosenExtra[] | undefined)[]) => withExtras([maya, theo], each, offered);
const m = { name: 'Wetsuit', choice: 'M' };

describe('what people take along', () => {
  it('is kept with the person at what it costs; the first has what’s for the booking', () => {
    expect(chosen([{ name: 'Photographs', quantity: 2 }], [m])).toEqual({
      ok: true,
      value: [
        { ...maya, extras: [{ name: 'Photographs', price: 4000, quantity: 2, isFinal: true }] },
        { ...theo, extras: [{ ...m, price: 1500 }] },
      ],
    });
  });

  it('leaves people as they are who take nothing', () => {
    expect(chosen()).toEqual({ ok: true, value: [maya, theo] });
    expect(chosen([], undefined)).toEqual({ ok: true, value: [maya, theo] });
  });

  it.each<readonly [readonly ChosenExtra[], readonly ChosenExtra[], string]>([
    [[{ name: 'Fins' }], [], 'Fins isn’t offered any longer. Leave it out, or choose something else.'],
    [
      [{ name: 'Wetsuit', choice: 'XS' }],
      [],
      'Wetsuit XS isn’t offered any longer. Leave it out, or choose something else.',
    ],
    [[{ name: 'Wetsuit' }], [], 'Choose one of Wetsuit: S, M, L.'],
    [
      [{ name: 'Photographs', choice: 'M' }],
      [],
      'Photographs M isn’t offered any longer. Leave it out, or choose something else.',
    ],
    [[m, { name: 'Wetsuit', choice: 'L' }], [], 'Wetsuit was chosen twice for the same person.'],
    [[{ ...m, quantity: 2 }], [], 'Choose 1 to 1 of Wetsuit.'],
    [[], [{ name: 'Photographs' }], 'Photographs is for the whole booking.'],
    [[{ name: 'Photographs', quantity: 0 }], [], 'Choose 1 to 20 of Photographs.'],
    [[{ name: 'Photographs', quantity: 21 }], [], 'Choose 1 to 20 of Photographs.'],
    [[{ name: 'Photographs' }, { name: 'Photographs' }], [], 'Photographs was chosen twice for the same person.'],
  ])('%j and %j are refused', (first, second, message) => {
    expect(chosen(first, second)).toMatchObject({ ok: false, code: 'extra_not_offered', message });
  });

  it('of which more is taken than is left is refused with what’s left', () => {
    expect(chosen([m], [m])).toMatchObject({ code: 'extra_sold_out', message: 'Only 1 of Wetsuit M is left.' });
    const gone = { ...wetsuit, choices: [size('S', 2), size('M', 0), size('L', 3)] };
    expect(withExtras([maya], [[m]], [gone])).toMatchObject({
      code: 'extra_sold_out',
      message: 'Wetsuit M has just been taken. 3 of size L are left.',
    });
    expect(withExtras([maya], [[{ name: 'Photographs' }]], [{ ...photographs, left: 0 }])).toMatchObject({
      message: 'Photographs has just been taken.',
    });
  });
});

it('a date without enough of what people took along says so; what isn’t offered any longer comes along', () => {
  const people = [{ extras: [{ ...m, price: cents(1500) }] }, { extras: [{ ...m, price: cents(1500) }] }];
  expect(soldOutText(people, [wetsuit], 'there')).toBe('That date has only 1 of Wetsuit M left. Choose another date.');
  expect(soldOutText(people.slice(1), [wetsuit], 'there')).toBeNull();
  expect(soldOutText(people, [photographs], 'there')).toBeNull();
});

it('what’s taken is counted for each extra and each choice, and added up', () => {
  const taken = takenBy([
    { extras: [{ ...m, price: cents(1) }] },
    { extras: [{ name: 'Photographs', price: cents(1), quantity: 3 }] },
  ]);
  expect(taken).toEqual([
    { name: 'Wetsuit', choice: '', taken: 1 },
    { name: 'Wetsuit', choice: 'M', taken: 1 },
    { name: 'Photographs', choice: '', taken: 3 },
  ]);
  expect(sumTaken(taken.slice(0, 2), taken).map((one) => one.taken)).toEqual([2, 2, 3]);
  expect(sumTaken(taken, taken.slice(0, 1), -1).map((one) => one.taken)).toEqual([0, 1, 3]);
});
