import { describe, expect, it } from 'vitest';
import { cents, zeroCents } from '../money';
import { ticketsOf } from '../pricing/party-tickets';
import { quoteTickets } from '../pricing/quote';
import { chargeRates } from '../pricing/rates';
import { asAdded, joinsAsAsked, mayJoin, ratesOfAdded } from './adding-people';
import { atPricesThere, bookedAtFirst } from './attendee-prices';
import type { Attendee } from './attendees';

const person = (age: number, more: Partial<Attendee> = {}): Attendee => ({
  type: 'dependent',
  id: age,
  name: `Of ${age}`,
  age,
  isChild: age < 16,
  ...more,
});
const prices = { adultPrice: cents(10_000), childPrice: cents(6_000) };

describe('adding people to a booking', () => {
  const booked = { state: 'confirmed/completed', total: cents(12_001), isDisputed: false } as const;

  it('is for confirmed bookings that no bank looks into', () => {
    expect(mayJoin(booked, cents(11_786)).ok).toBe(true);
    expect(mayJoin({ ...booked, state: 'pending/pending' }, zeroCents)).toMatchObject({ code: 'not_confirmed' });
    expect(mayJoin({ ...booked, isDisputed: true }, zeroCents)).toMatchObject({ code: 'disputed' });
  });

  it('costs nothing for a booking that was free, or isn’t done', () => {
    expect(mayJoin({ ...booked, total: zeroCents }, zeroCents).ok).toBe(true);
    expect(mayJoin({ ...booked, total: zeroCents }, cents(1))).toMatchObject({ code: 'free' });
  });

  it('a booking and who’s added later pay what everyone together would have: $120.01 and $117.86 are $237.87', () => {
    const [one, both] = [[person(40)], [person(40), person(41)]].map((people) =>
      quoteTickets(ticketsOf(people, prices)),
    );
    const added = quoteTickets(ticketsOf([person(41)], prices), zeroCents, ratesOfAdded(chargeRates));
    expect([one?.total, added.total, both?.total]).toEqual([12_001, 11_786, 23_787]);
  });

  it('keeps what each pays, until the booking moves to other prices', () => {
    const [adult, child] = asAdded([person(40), person(8)], prices);
    expect([adult?.added, child?.added]).toEqual([{ price: 10_000 }, { price: 6_000 }]);
    expect(atPricesThere(person(40))).toEqual(person(40));
    expect(atPricesThere(person(40, { added: { price: cents(10_000) } })).added).toEqual({});
    expect(bookedAtFirst([person(40), person(8, { added: {} })])).toEqual([person(40)]);
  });

  describe('once they’re paid for', () => {
    const asked = { eventId: 1, paid: cents(12_001), joining: [person(8)] };
    const now = {
      eventId: 1,
      paid: cents(12_001),
      isDisputed: false,
      booked: 19,
      coming: [person(40)],
      childCarer: '',
    };

    it('they join the booking as it was when they were asked to', () => {
      expect(joinsAsAsked(asked, now)).toBe(true);
    });

    it.each([
      ['another date', { eventId: 2 }],
      ['another price', { paid: cents(12_000) }],
      ['a dispute', { isDisputed: true }],
      ['20 people already', { booked: 20 }],
      ['no adult any longer', { coming: [person(15)] }],
    ])('not with %s', (_what, change) => {
      expect(joinsAsAsked(asked, { ...now, ...change })).toBe(false);
    });
  });
});
