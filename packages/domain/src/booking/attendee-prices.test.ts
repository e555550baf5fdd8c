import { describe, expect, it } from 'vitest';
import { cents } from '../money';
import type { OfferedType } from '../pricing/price-type';
import { asBooked, comingAs, typesThere, withPriceTypes } from './attendee-prices';
import type { Attendee } from './attendees';

const maya: Attendee = { type: 'user', id: 1, name: 'Maya', age: 70, isChild: false };
const theo: Attendee = { type: 'dependent', id: 7, name: 'Théo', age: 2, isChild: true };
const guest: Attendee = { type: 'user', id: 1, name: 'Guest of Maya', age: 0, isChild: false, guest: 'unnamed' };
const offer = (name: string, price: number, ages: Partial<OfferedType> = {}): OfferedType => ({
  name,
  kind: 'amount',
  hundredths: price,
  minAge: null,
  maxAge: null,
  proof: '',
  price: cents(price),
  ...ages,
});
const senior = offer('Senior', 8500, { minAge: 65 });
const infant = offer('Infant', 0, { maxAge: 2 });

describe('who comes as what', () => {
  it('is kept with the price and what’s shown at check-in', () => {
    const student = offer('Student', 9000, { proof: 'Student card' });
    const typed = withPriceTypes([maya, theo, guest], ['Senior', undefined, 'Student'], {
      offered: [senior, infant, student],
    });
    expect(typed).toEqual({
      ok: true,
      value: [
        { ...maya, priceType: { name: 'Senior', price: 8500 } },
        theo,
        { ...guest, priceType: { name: 'Student', price: 9000, proof: 'Student card' } },
      ],
    });
  });

  it.each<readonly [Attendee, string, string]>([
    [{ ...maya, age: 64 }, 'Senior', 'Maya is 64. Senior is for ages 65 and over.'],
    [{ ...theo, age: 3 }, 'Infant', 'Théo is 3. Infant is for ages under 3.'],
    [guest, 'Infant', 'Infant is for ages under 3. Add the name and date of birth of who it is.'],
    [maya, 'Student', 'Student isn’t offered any longer. Choose another price.'],
  ])('%j can’t come as %s', (person, name, message) => {
    expect(withPriceTypes([person], [name], { offered: [senior, infant] })).toMatchObject({ ok: false, message });
  });
});

const repriced = (person: Attendee, offered: readonly OfferedType[]) => {
  const [type = null] = typesThere([person], offered) ?? [];
  return comingAs(person, type);
};

describe('on another date', () => {
  const booked = { ...maya, priceType: { name: 'Senior', price: cents(8500) } };
  const there = [{ ...senior, price: cents(10_200) }];

  it('they pay its price as the same type, and what was booked is kept', () => {
    const moved = repriced(booked, there);
    expect(moved).toEqual({ ...maya, priceType: { name: 'Senior', price: 10_200 }, bookedType: booked.priceType });
    expect(asBooked([moved])).toMatchObject([{ priceType: { price: 8500 } }]);
    expect(repriced(moved, [senior])).toEqual(booked);
  });

  it('they pay as an adult or a child once the type is gone or doesn’t fit, and come back to it', () => {
    const gone = repriced(booked, []);
    expect(gone).toEqual({ ...maya, bookedType: booked.priceType });
    expect(repriced(gone, [senior])).toEqual(booked);
    const grown = { ...theo, age: 3, priceType: { name: 'Infant', price: cents(0) } };
    expect(repriced(grown, [infant]).priceType).toBeUndefined();
    expect([repriced(theo, [infant]), typesThere([theo], [infant])]).toEqual([theo, null]);
  });
});
