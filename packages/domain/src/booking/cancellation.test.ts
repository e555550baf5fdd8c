import { describe, expect, it } from 'vitest';
import { cents, zeroCents } from '../money';
import { planCancellation, type CancellableBooking } from './cancellation';
import {
  cancellationPolicies,
  policySentences,
  policySummary,
  refundShare,
  type CancellationPolicy,
} from './cancellation-policy';
import { bookingTransitions } from './lifecycle';

const startsAt = new Date('2027-07-02T12:45:00Z');
const hoursBefore = (hours: number, seconds = 0) => new Date(startsAt.getTime() - hours * 3_600_000 - seconds * 1000);

const paid: CancellableBooking = {
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
  now: hoursBefore(1000),
};

describe('the four policies', () => {
  it.each<[CancellationPolicy, number, number, number | null]>([
    ['final_sale', 100_000, 0, null],
    ['flexible', 24, 1, 100],
    ['flexible', 24, 0, 100],
    ['flexible', 24, -1, null],
    ['moderate', 168, 1, 100],
    ['moderate', 168, 0, 100],
    ['moderate', 168, -1, 50],
    ['moderate', 48, 0, 50],
    ['moderate', 48, -1, null],
    ['strict', 336, 1, 50],
    ['strict', 336, 0, 50],
    ['strict', 336, -1, null],
  ])('%s, %s hours and %s seconds before the start: %s percent', (policy, hours, seconds, percent) => {
    expect(refundShare(policy, { now: hoursBefore(hours, seconds), startsAt })?.percent ?? null).toBe(percent);
  });

  it('say until when the share lasts', () => {
    expect(refundShare('moderate', { now: hoursBefore(100), startsAt })?.until).toEqual(hoursBefore(48));
  });

  it('are named in one sentence each', () => {
    expect(cancellationPolicies.map(policySummary)).toEqual([
      'All purchases are final',
      'Full refund until 24 hours before the start',
      'Full refund until 7 days before the start, then half until 48 hours before',
      'Half refund until 14 days before the start',
    ]);
    expect(policySentences('final_sale')).toBe('All purchases are final with no refunds.');
    expect(policySentences('strict')).toContain('booking fee and tax');
  });
});

describe('cancelling one’s own booking', () => {
  it('refunds everything, or half with half a cent rounded up, and says what is kept', () => {
    expect(planCancellation(paid)).toEqual({
      ok: true,
      value: { refund: 12_001, kept: 0, until: hoursBefore(168) },
    });
    expect(planCancellation({ ...paid, now: hoursBefore(100) })).toEqual({
      ok: true,
      value: { refund: 6001, kept: 6000, until: hoursBefore(48) },
    });
  });

  it('counts the share of what hasn’t been refunded yet', () => {
    const partly = { ...paid, refunded: cents(2001) };
    expect(planCancellation(partly)).toMatchObject({ value: { refund: 10_000, kept: 0 } });
    expect(planCancellation({ ...partly, now: hoursBefore(100) })).toMatchObject({
      value: { refund: 5000, kept: 5000 },
    });
  });

  it('what is kept of people who were cancelled before stays kept', () => {
    const shared = { ...paid, refunded: cents(2001), kept: cents(2000) };
    expect(planCancellation(shared)).toMatchObject({ value: { refund: 8000, kept: 0 } });
    expect(planCancellation({ ...shared, now: hoursBefore(100) })).toMatchObject({
      value: { refund: 4000, kept: 4000 },
    });
  });

  it('a free booking can be cancelled until the event starts, whatever the policy', () => {
    const free = { ...paid, total: zeroCents, policy: 'final_sale', now: hoursBefore(0, 1) } as const;
    expect(planCancellation(free)).toEqual({ ok: true, value: { refund: 0, kept: 0, until: startsAt } });
    expect(planCancellation({ ...free, now: startsAt })).toMatchObject({ code: 'has_begun' });
  });

  it.each<[string, Partial<CancellableBooking>]>([
    ['final_sale', { policy: 'final_sale' }],
    ['too_late', { now: hoursBefore(47) }],
    ['has_begun', { now: startsAt }],
    ['checked_in', { isCheckedIn: true }],
    ['disputed', { isDisputed: true }],
    ['event_cancelled', { isEventCancelled: true, state: 'cancelled/refunded' }],
  ])('is refused with a sentence: %s', (code, change) => {
    const refused = planCancellation({ ...paid, ...change });
    expect(refused).toMatchObject({ ok: false, code, message: expect.stringMatching(/.{20,}\.$/) });
  });

  it('needs a confirmed booking', () => {
    const states = new Set(bookingTransitions.flat());
    states.delete('confirmed/completed');
    for (const state of states) expect(planCancellation({ ...paid, state })).toMatchObject({ code: 'not_confirmed' });
  });
});

describe('after the organizer has moved the event', () => {
  const later = new Date(startsAt.getTime() + 3_600_000);

  it('the policy’s moments stay where they were when it was booked', () => {
    // Moved 10 hours earlier, the event would be less than 48 hours away.
    const moved = { ...paid, startsAt: hoursBefore(10), now: hoursBefore(50) };
    expect(planCancellation(moved)).toMatchObject({ value: { refund: 6001, until: hoursBefore(48) } });
    expect(planCancellation({ ...moved, now: hoursBefore(47) })).toMatchObject({ code: 'too_late' });
    expect(planCancellation({ ...paid, startsAt: later, now: hoursBefore(47) })).toMatchObject({ code: 'too_late' });
  });

  it.each<CancellationPolicy>(['final_sale', 'strict', 'moderate', 'flexible'])(
    'everything goes back while that’s open, with the policy %s',
    (policy) => {
      const open = { ...paid, policy, freeUntil: hoursBefore(10), now: hoursBefore(10) };
      expect(planCancellation(open)).toEqual({ ok: true, value: { refund: 12_001, kept: 0, until: hoursBefore(10) } });
      expect(planCancellation({ ...open, now: hoursBefore(10, -1) }).ok).toBe(false);
      expect(planCancellation({ ...open, refunded: cents(2001) })).toMatchObject({
        value: { refund: 10_000, kept: 0 },
      });
    },
  );

  it('also if the event was moved to a start that has passed, but not for someone who is there', () => {
    const open = { ...paid, startsAt: hoursBefore(60), freeUntil: hoursBefore(10), now: hoursBefore(50) };
    expect(planCancellation(open)).toMatchObject({ value: { refund: 12_001, kept: 0 } });
    expect(planCancellation({ ...open, isCheckedIn: true })).toMatchObject({ code: 'checked_in' });
    expect(planCancellation({ ...open, isDisputed: true })).toMatchObject({ code: 'disputed' });
    expect(planCancellation({ ...open, now: hoursBefore(9) })).toMatchObject({ code: 'has_begun' });
  });
});
