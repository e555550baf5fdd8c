import { describe, expect, it } from 'vitest';
import { cents, zeroCents, type Cents } from '../money';
import { planCancellation, type CancellationPlan } from './cancellation';
import { finalOf, planPartialCancellation, type BookedPerson, type SharedBooking } from './partial-cancellation';

const startsAt = new Date('2027-07-02T12:45:00Z');
const hoursBefore = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000);

const person = (name: string, age: number): BookedPerson => ({
  name,
  age,
  isChild: age < 16,
  isCancelled: false,
  isCheckedIn: false,
});
const maya = person('Maya', 40);
const jonas = person('Jonas', 41);
const theo = person('Théo', 9);
const lea = person('Léa', 5);

/** Two adults at $100 and a child at $60, with fee and tax. */
const booking: SharedBooking = {
  state: 'confirmed/completed',
  policy: 'moderate',
  total: cents(31_203),
  refunded: zeroCents,
  kept: zeroCents,
  owed: zeroCents,
  settled: zeroCents,
  unmade: zeroCents,
  isCheckedIn: false,
  isDisputed: false,
  isEventCancelled: false,
  startsAt,
  bookedStartsAt: startsAt,
  freeUntil: null,
  now: hoursBefore(1000),
  people: [maya, jonas, theo],
  adultPrice: cents(10_000),
  childPrice: cents(6000),
  childCarer: '',
};
const late = { ...booking, now: hoursBefore(100) };
const cancelledAt = (positions: readonly number[], people: readonly BookedPerson[] = booking.people) =>
  people.map((one, position) => (positions.includes(position) ? { ...one, isCancelled: true } : one));

function planOf(shared: SharedBooking, leaving: readonly number[]): CancellationPlan {
  const plan = planPartialCancellation(shared, leaving);
  if (!plan.ok) throw new RangeError(plan.message);
  return plan.value;
}

describe('cancelling some of the people of a booking', () => {
  it('gives back their share of everything that was paid: discount, booking fee and tax in proportion to the prices', () => {
    expect(planOf(booking, [1])).toMatchObject({ refund: 12_001, kept: 0, until: hoursBefore(168) });
    expect(planOf(booking, [2])).toMatchObject({ refund: 7201, kept: 0 });
    expect(planOf(booking, [1, 2])).toMatchObject({ refund: 19_202, kept: 0 });
  });

  it('follows the booking’s policy up to its last moment, and not after it', () => {
    expect(planOf(late, [1])).toEqual({ refund: 6001, kept: 6000, until: hoursBefore(48) });
    expect(planOf({ ...booking, now: hoursBefore(168) }, [1]).refund).toBe(12_001);
    expect(planOf({ ...booking, now: hoursBefore(48) }, [1]).refund).toBe(6001);
    expect(planPartialCancellation({ ...booking, now: hoursBefore(47) }, [1])).toMatchObject({ code: 'too_late' });
    expect(planPartialCancellation({ ...booking, policy: 'final_sale' }, [1])).toMatchObject({ code: 'final_sale' });
  });

  it('one after another, never gives back more than all at once: what’s kept of the first stays kept', () => {
    const first = planOf(late, [1]);
    const rest = { ...late, people: cancelledAt([1]), refunded: first.refund, kept: first.kept };
    const second = planOf(rest, [2]);
    const together = planOf(late, [1, 2]);
    expect(Math.abs(first.refund + second.refund - together.refund)).toBeLessThanOrEqual(1);
    expect(first.kept + second.kept + first.refund + second.refund).toBe(together.refund + together.kept);
  });

  it('at every price and in every order, no cent is lost or made', () => {
    for (let total = 1; total < 400; total += 7) {
      let shared: SharedBooking = {
        ...late,
        total: cents(total),
        people: [maya, jonas, { ...jonas, name: 'Ada' }, theo],
      };
      for (const position of [3, 1, 2]) {
        const plan = planOf(shared, [position]);
        const add = (one: Cents, other: Cents) => cents(one + other);
        const people = cancelledAt([position], shared.people);
        shared = { ...shared, people, refunded: add(shared.refunded, plan.refund), kept: add(shared.kept, plan.kept) };
      }
      expect(shared.refunded + shared.kept).toBeLessThanOrEqual(total);
      expect(shared.kept).toBeLessThanOrEqual(shared.refunded);
    }
  });

  it('gives no one what’s owed for someone else: a refund that failed, or that an admin closed', () => {
    const failed = { ...booking, people: cancelledAt([1]), unmade: cents(12_001) };
    expect(planOf(failed, [2]).refund).toBe(7201);
  });

  it('what failed for someone else is owed in full with the rest, and what an admin closed isn’t paid twice', () => {
    const half = planOf(late, [1]);
    const after = { ...late, people: cancelledAt([1]), kept: half.kept };
    const rest = planCancellation({ ...after, refunded: half.refund });
    if (!rest.ok) throw new Error(rest.message);
    expect(planCancellation({ ...after, owed: half.refund })).toMatchObject({
      value: { refund: half.refund + rest.value.refund, kept: rest.value.kept },
    });
    expect(planCancellation({ ...after, settled: half.refund })).toMatchObject({ value: rest.value });
  });

  it('gives everything back after the event has moved, whatever the policy', () => {
    const moved = { ...late, policy: 'final_sale' as const, freeUntil: hoursBefore(90) };
    expect(planOf(moved, [1])).toEqual({ refund: 12_001, kept: 0, until: hoursBefore(90) });
    expect(planPartialCancellation({ ...moved, now: hoursBefore(89) }, [1])).toMatchObject({ code: 'final_sale' });
  });

  it('counts by the prices of the date that the booking moved to: a child who was free there and costs $80 here, and the other way round', () => {
    // An adult at $100, a child free: $120.01. $94.28 was paid on top for a date with children at $80.
    const dearer = { ...booking, people: [maya, theo], total: cents(12_001 + 9428), childPrice: cents(8000) };
    expect(planOf(dearer, [1])).toMatchObject({ refund: 9524, kept: 0 });
    // An adult and a child at $100: $237.87. $117.86 went back for a date that's free for children.
    const cheaper = { ...booking, people: [maya, theo], total: cents(23_787), refunded: cents(11_786) };
    expect(planOf({ ...cheaper, childPrice: zeroCents }, [1])).toMatchObject({ refund: 0, kept: 0 });
    expect(planOf({ ...cheaper, childPrice: cents(1) }, [1])).toMatchObject({ refund: 1, kept: 0 });
  });

  it('costs and returns nothing where their place was free', () => {
    expect(planOf({ ...booking, total: zeroCents, adultPrice: zeroCents, childPrice: zeroCents }, [1])).toMatchObject({
      refund: 0,
      kept: 0,
      until: startsAt,
    });
    expect(planOf({ ...booking, childPrice: zeroCents }, [2])).toMatchObject({ refund: 0, kept: 0 });
  });
});

describe('who can be cancelled', () => {
  it.each<[string, Partial<SharedBooking>, readonly number[]]>([
    ['no_one', {}, []],
    ['everyone', {}, [0, 1, 2]],
    ['everyone', { people: cancelledAt([1]) }, [0, 2]],
    ['booker_stays', {}, [0]],
    ['booker_stays', {}, [0, 1]],
    ['not_coming', { people: cancelledAt([1]) }, [1]],
    ['not_coming', {}, [3]],
    ['checked_in', { people: [maya, { ...jonas, isCheckedIn: true }, theo] }, [1]],
    ['disputed', { isDisputed: true }, [1]],
    ['has_begun', { now: startsAt }, [1]],
    ['event_cancelled', { isEventCancelled: true }, [1]],
    ['not_confirmed', { state: 'cancelled/refunded' }, [1]],
  ])('is refused with a sentence: %s', (code, change, leaving) => {
    const refused = planPartialCancellation({ ...booking, ...change }, leaving);
    expect(refused).toMatchObject({ ok: false, code, message: expect.stringMatching(/.{20,}\.$/) });
  });

  it('someone else who’s checked in doesn’t keep a person from being cancelled', () => {
    const people = [{ ...maya, isCheckedIn: true }, jonas, theo];
    expect(planOf({ ...booking, isCheckedIn: true, people }, [1]).refund).toBe(12_001);
  });

  it('children keep an adult of 22 or over, and a small child the person who booked', () => {
    const young = person('Zoé', 21);
    const family = { ...booking, people: [young, jonas, theo] };
    expect(planPartialCancellation(family, [1])).toMatchObject({
      code: 'adult_required',
      message: expect.stringMatching(/^Théo is 9\. .*You can cancel the whole booking instead\.$/),
    });
    expect(planPartialCancellation({ ...family, people: [{ ...young, age: 22 }, jonas, theo] }, [1]).ok).toBe(true);
    expect(planPartialCancellation(family, [1, 2]).ok).toBe(true);
    expect(planPartialCancellation({ ...family, childCarer: 'Two leaders' }, [1]).ok).toBe(true);
    expect(planOf({ ...booking, people: [maya, jonas, lea] }, [1]).refund).toBe(12_001);
  });
});

describe('what people took along', () => {
  const wetsuit = { name: 'Wetsuit', choice: 'M', price: cents(1500) };
  const senior = { ...jonas, priceType: { name: 'Senior', price: cents(8500) } };
  const half = { ...late, policy: 'moderate', total: cents(23_787) } as const;

  it('goes with those who leave, in proportion to what everything cost', () => {
    const people = [maya, { ...senior, extras: [wetsuit] }];
    expect(planOf({ ...half, people }, [1])).toMatchObject({ refund: 5947, kept: 5947 });
  });

  it('isn’t lowered by the code that lowers people’s prices', () => {
    const people = [{ ...maya, extras: [wetsuit] }, senior];
    const booked = { ...booking, total: cents(21_606), codeOff: cents(1850), people };
    expect(planOf(booked, [1])).toMatchObject({ refund: 9107, kept: 0 });
  });

  it('EXT-04 isn’t given back if it isn’t refundable, but when the event has moved', () => {
    const people = [maya, { ...senior, extras: [{ ...wetsuit, isFinal: true as const }] }];
    const booked = { ...booking, total: cents(23_787), people };
    expect(planOf(booked, [1])).toMatchObject({ refund: 10_110, kept: 1784 });
    expect(planOf({ ...booked, freeUntil: startsAt }, [1])).toMatchObject({ refund: 11_894, kept: 0 });
    const final = finalOf(booked);
    expect(final).toBe(1784);
    expect(planCancellation({ ...booked, final })).toMatchObject({ value: { refund: 22_003, kept: 1784 } });
  });
});
