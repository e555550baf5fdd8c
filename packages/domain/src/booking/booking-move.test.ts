import { describe, expect, it } from 'vitest';
import { cents, zeroCents } from '../money';
import { movableUntil, policyStartAfter, priceDifference, type MovableBooking } from './booking-move';
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

it.each([
  [12_001, 12_001, 0, 0],
  [12_001, 12_000, 1, 0],
  [12_001, 12_002, 0, 1],
  [0, 0, 0, 0],
])('of %s paid, a date at %s gives back %s and costs %s more', (had, price, refund, charge) => {
  expect(priceDifference(cents(had), cents(price))).toEqual({ refund, charge });
});

it('the policy’s moments are counted from the earlier date', () => {
  expect(policyStartAfter(startsAt, hoursBefore(1))).toEqual(hoursBefore(1));
  expect(policyStartAfter(startsAt, hoursBefore(-1))).toEqual(startsAt);
});
