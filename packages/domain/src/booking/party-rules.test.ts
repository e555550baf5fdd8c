import { describe, expect, it } from 'vitest';
import { cents } from '../money';
import { partyRefusal, seatsOf } from './party-rules';

const person = (
  age: number,
  priceType?: { readonly name: string; readonly seats?: number; readonly perAdult?: number },
) => ({
  age,
  isChild: age < 16,
  ...(priceType && { priceType: { price: cents(0), ...priceType } }),
});
const infant = (perAdult?: number) => person(1, { name: 'Infant', seats: 0, ...(perAdult && { perAdult }) });
const senior = person(70, { name: 'Senior' });
const student = (age: number) => person(age, { name: 'Student' });

it('each person takes a seat, unless their price type says otherwise', () => {
  expect([seatsOf([]), seatsOf([person(40), senior, person(9)]), seatsOf([person(40), senior, infant()])]).toEqual([
    0, 3, 2,
  ]);
});

describe('a party that can’t come as it chose', () => {
  it('TYP-03 has more of a price type than its adults can bring', () => {
    expect(partyRefusal([person(40), infant(2), infant(2)])).toBeNull();
    const message = 'Each adult can bring up to 2 infants.';
    expect(partyRefusal([person(40), infant(2), infant(2), infant(2)])).toMatchObject({
      code: 'adult_required',
      message,
    });
    expect(partyRefusal([person(40), person(16), infant(2), infant(2), infant(2)])).toBeNull();
  });

  it('TYP-03 has no adult, or one who comes as a price type below 18', () => {
    const needs = { code: 'adult_required', message: 'Infant needs an adult in the same booking.' };
    expect(partyRefusal([student(17), infant(20)])).toMatchObject(needs);
    expect(
      [student(18), senior, person(16), { ...student(0), guest: 'unnamed' as const }].map((adult) =>
        partyRefusal([adult, infant(20)]),
      ),
    ).toEqual(Array(4).fill(null));
    expect(partyRefusal([person(15), infant(20)])).toMatchObject(needs);
  });

  it('TYP-03 says it in words for any name', () => {
    const said = (name: string, perAdult: number) =>
      partyRefusal([person(40), ...Array.from({ length: 6 }, () => person(1, { name, perAdult }))])?.message;
    expect([said('Infant', 1), said('Baby', 2), said('Lap infant', 2)]).toEqual([
      'Each adult can bring up to 1 infant.',
      'Each adult can bring up to 2 babies.',
      'Each adult can bring up to 2 of ‘Lap infant’.',
    ]);
  });

  it('TYP-04 has no one with a seat', () => {
    const spectator = person(40, { name: 'Spectator', seats: 0 });
    expect(partyRefusal([spectator])).toMatchObject({ code: 'seat_required' });
    expect(partyRefusal([spectator, person(40)])).toBeNull();
  });
});
