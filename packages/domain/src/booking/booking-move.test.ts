import { describe, expect, it } from 'vitest';
import { cents, zeroCents } from '../money';
import {
  movableUntil,
  policyStartAfter,
  priceDifference,
  worthOf,
  type MovableBooking,
  type PricedBooking,
} from './booking-move';
import type { CancellationPolicy } from './cancellation-policy';

const startsAt = new Date('2027-07-02T12:45:00Z');
const hoursBefore = (hours: number, seconds = 0) => new Date(startsAt.getTime() - hours * 3_600_000 - seconds * 1000);

const paid: MovableBooking = {
  state: 'confirmed/completed',
  policy: 'moderate',
  total: cents(12_001),
  refunded: zeroCents,
  kept: zeroCents,
  owed: zeroCents,
  settled: zeroCents,
  isCheckedIn: false,
  isDisputed: false,
  isEventCancelled: false,
  startsAt,
  bookedStartsAt: startsAt,
  freeUntil: null,
  allowsFinalSale: false,
  checkInOpensAt: hoursBefore(24),
  moves: 19,
  now: hoursBefore(1000),
};

describe('until when a booking can move', () => {
  it.each<[CancellationPolicy, number, number, boolean]>([
    ['flexible', 24, 0, true],
    ['flexible', 24, -1, false],
    ['moderate', 48, 0, true],
    ['moderate', 48, -1, false],
    ['strict', 336, 0, true],
    ['strict', 336, -1, false],
    ['final_sale', 1000, 0, false],
  ])('%s, %s hours and %s seconds before the start: %s', (policy, hours, seconds, can) => {
    expect(movableUntil({ ...paid, policy, now: hoursBefore(hours, seconds) }).ok).toBe(can);
  });

  it.each([
    [24, 0, true],
    [24, -1, false],
  ])('a final sale that the organizer lets move, %s hours and %s seconds before: %s', (hours, seconds, can) => {
    const booking = { ...paid, policy: 'final_sale', allowsFinalSale: true, now: hoursBefore(hours, seconds) } as const;
    expect(movableUntil(booking).ok).toBe(can);
  });

  it('a free booking moves until the event starts', () => {
    const free = { ...paid, policy: 'final_sale', total: zeroCents } as const;
    expect(movableUntil({ ...free, now: hoursBefore(0, 1) })).toEqual({ ok: true, value: startsAt });
    expect(movableUntil({ ...free, now: startsAt })).toMatchObject({ ok: false, code: 'has_begun' });
  });

  it('whatever the policy, a move of the event lets people move, until it no longer lets them cancel', () => {
    const freeUntil = hoursBefore(-1);
    const moved = { ...paid, policy: 'final_sale', freeUntil } as const;
    expect(movableUntil({ ...moved, now: freeUntil }).ok).toBe(true);
    expect(movableUntil({ ...moved, now: new Date(freeUntil.getTime() + 1000) }).ok).toBe(false);
  });

  it.each([
    [{ isCheckedIn: true }, 'checked_in'],
    [{ isDisputed: true }, 'disputed'],
    [{ isEventCancelled: true }, 'event_cancelled'],
    [{ state: 'pending/pending' as const }, 'not_confirmed'],
    [{ moves: 20 }, 'moved_often'],
  ])('%j keeps it where it is', (change, code) => {
    expect(movableUntil({ ...paid, ...change })).toMatchObject({ ok: false, code });
  });
});

describe('what a move does to the price', () => {
  const adult = { name: 'Maya', age: 40, isChild: false, isCancelled: false, isCheckedIn: false };
  const child = { ...adult, name: 'Théo', age: 9, isChild: true };
  /** An adult at $100 and a child at $60, with fee and tax, under a policy that refunds everything. */
  const booked: PricedBooking = {
    ...paid,
    total: cents(19_072),
    unmade: zeroCents,
    people: [adult, child],
    adultPrice: cents(10_000),
    childPrice: cents(6000),
    childCarer: '',
    partyPrice: cents(19_072),
    courtesy: zeroCents,
    lost: zeroCents,
  };

  it.each([
    [19_072, 0, 0],
    [19_071, 1, 0],
    [19_073, 0, 1],
    [0, 19_072, 0],
  ])('a date at %s gives back %s and costs %s more', (price, refund, charge) => {
    expect(priceDifference(booked, cents(price))).toEqual({ refund, kept: 0, charge });
  });

  it.each<[CancellationPolicy, number, number, number, number]>([
    ['flexible', 24, 0, 9072, 0],
    ['moderate', 168, 0, 9072, 0],
    ['moderate', 168, -1, 4536, 4536],
    ['moderate', 48, 0, 4536, 4536],
    ['strict', 480, 0, 4536, 4536],
    ['final_sale', 1000, 0, 0, 9072],
  ])(
    '%s, %s hours and %s seconds before: %s of the difference goes back, %s is kept',
    (policy, hours, seconds, refund, kept) => {
      const booking = { ...booked, policy, now: hoursBefore(hours, seconds) };
      expect(priceDifference(booking, cents(10_000))).toEqual({ refund, kept, charge: 0 });
    },
  );

  it('of an odd difference half a cent is rounded up, as when it’s cancelled', () => {
    expect(priceDifference({ ...booked, policy: 'strict' }, cents(19_071))).toMatchObject({ refund: 1, kept: 0 });
    expect(priceDifference({ ...booked, policy: 'strict' }, cents(19_069))).toMatchObject({ refund: 2, kept: 1 });
  });

  it('everything goes back while a move by the organizer lets people cancel for that, and not a second longer', () => {
    const freeUntil = hoursBefore(500);
    const moved = { ...booked, policy: 'final_sale', freeUntil } as const;
    expect(priceDifference({ ...moved, now: freeUntil }, zeroCents)).toMatchObject({ refund: 19_072, kept: 0 });
    const later = new Date(freeUntil.getTime() + 1000);
    expect(priceDifference({ ...moved, now: later }, zeroCents)).toMatchObject({ refund: 0, kept: 19_072 });
  });

  it('a courtesy refund stays one: a date at the same price costs nothing, and a cheaper one gives back no more than is left', () => {
    const refunded = { ...booked, refunded: cents(2000), courtesy: cents(2000) };
    expect(priceDifference(refunded, cents(19_072))).toEqual({ refund: 0, kept: 0, charge: 0 });
    expect(priceDifference(refunded, cents(19_073))).toMatchObject({ charge: 1 });
    expect(priceDifference(refunded, cents(2000))).toMatchObject({ refund: 17_072, kept: 0 });
    expect(priceDifference(refunded, cents(1999))).toMatchObject({ refund: 17_072, kept: 0 });
  });

  it('after a courtesy, those who come have their share of the price by the prices of the date that the booking is for', () => {
    const courtesy = { ...booked, refunded: cents(100), courtesy: cents(100) };
    const withoutChild = { ...courtesy, people: [adult, { ...child, isCancelled: true }] };
    expect(worthOf(courtesy)).toBe(19_072);
    expect(worthOf(withoutChild)).toBe(11_920);
    expect(worthOf({ ...withoutChild, childPrice: zeroCents })).toBe(19_072);
    expect(worthOf({ ...withoutChild, adultPrice: zeroCents, childPrice: zeroCents, partyPrice: zeroCents })).toBe(0);
  });

  it('what went back for people and prices, or was kept, is no longer in it, and neither is what the bank took', () => {
    const without = { ...booked, refunded: cents(72), kept: cents(1000) };
    expect(worthOf(without)).toBe(18_000);
    expect(worthOf({ ...without, partyPrice: null, courtesy: cents(72) })).toBe(18_000);
    expect(worthOf({ ...booked, refunded: cents(19_072), lost: cents(19_072) })).toBe(0);
    expect(worthOf({ ...booked, refunded: cents(19_072), courtesy: cents(72), lost: cents(19_000) })).toBe(72);
  });
});

it('the policy’s moments are counted from the earlier date', () => {
  expect(policyStartAfter(startsAt, hoursBefore(1))).toEqual(hoursBefore(1));
  expect(policyStartAfter(startsAt, hoursBefore(-1))).toEqual(startsAt);
});
