import { describe, expect, it } from 'vitest';
import { cents, zeroCents } from '../money';
import { asBookedWith } from './attendee-extras';
import { planGivingBack, withoutExtras, type ExtraOfPerson } from './giving-back';
import { finalOf, type BookedPerson, type SharedBooking } from './partial-cancellation';

const startsAt = new Date('2027-07-02T12:45:00Z');
const hoursBefore = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000);
const suit = { name: 'Wetsuit', choice: 'M', price: cents(1500) };
const photographs = { name: 'Photographs', price: cents(4000), isFinal: true } as const;
const parking = { name: 'Parking', price: cents(1000), quantity: 3 };
const person = (name: string, extras: BookedPerson['extras'] = []): BookedPerson => ({
  name,
  age: 40,
  isChild: false,
  extras,
  isCancelled: false,
  isCheckedIn: false,
});
const maya = person('Maya', [suit, photographs, parking]);
const jonas = person('Jonas', [suit]);

/** Two adults at $100, and $100 of extras. Everything is charged once more what it costs, so that shares are easy to read. */
const booking: SharedBooking = {
  state: 'confirmed/completed',
  policy: 'moderate',
  total: cents(60_000),
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
  people: [maya, jonas],
  adultPrice: cents(10_000),
  childPrice: cents(10_000),
  childCarer: '',
};
const suitOf = (position: number): ExtraOfPerson => ({ position, name: 'Wetsuit', choice: 'M' });
const photos: ExtraOfPerson = { position: 0, name: 'Photographs' };
const planOf = (shared: Partial<SharedBooking>, returned: readonly ExtraOfPerson[]) => {
  const plan = planGivingBack({ ...booking, ...shared }, returned);
  return plan.ok ? plan.value : plan.code;
};

describe('giving back extras', () => {
  it('EXT-04 gives back their share of everything that was paid, as the policy says, up to its last moment and not after it', () => {
    expect(planOf({}, [suitOf(1)])).toEqual({ refund: 3000, kept: 0, until: hoursBefore(168) });
    expect(planOf({ now: hoursBefore(168) }, [suitOf(1)])).toMatchObject({ refund: 3000 });
    expect(planOf({ now: hoursBefore(167) }, [suitOf(1)])).toMatchObject({ refund: 1500, kept: 1500 });
    expect(planOf({ now: hoursBefore(48) }, [suitOf(1)])).toMatchObject({ refund: 1500 });
    expect(planOf({ now: hoursBefore(47) }, [suitOf(1)])).toBe('too_late');
    expect(planOf({ policy: 'final_sale' }, [suitOf(1)])).toBe('final_sale');
  });

  it('EXT-04 gives nothing back of what isn’t refundable, but all of it once the organizer has moved the event', () => {
    expect(planOf({}, [photos])).toMatchObject({ refund: 0, kept: 8000 });
    expect(planOf({}, [photos, suitOf(1)])).toMatchObject({ refund: 3000, kept: 8000 });
    expect(planOf({ freeUntil: hoursBefore(900) }, [photos])).toMatchObject({ refund: 8000, kept: 0 });
  });

  it('takes as many of one as are given back, and no more than there are', () => {
    const some = (quantity: number) => planOf({}, [{ position: 0, name: 'Parking', quantity }]);
    expect([some(2), some(3)]).toMatchObject([{ refund: 4000 }, { refund: 6000 }]);
    expect([some(4), some(0), some(-1)]).toEqual(['not_theirs', 'not_theirs', 'not_theirs']);
    expect(planOf({}, [suitOf(1), suitOf(1)])).toBe('not_theirs');
  });

  it('one after another gives back what all at once does, and what’s left is for who comes', () => {
    const first = planOf({}, [suitOf(1)]);
    const after = withoutExtras(booking.people, [suitOf(1)]);
    if (typeof first === 'string' || !after.ok) throw new RangeError('refused');
    const rest = { people: after.value, refunded: first.refund };
    const second = planOf(rest, [suitOf(0)]);
    const both = planOf({}, [suitOf(0), suitOf(1)]);
    if (typeof second === 'string' || typeof both === 'string') throw new RangeError('refused');
    expect(Math.abs(first.refund + second.refund - both.refund)).toBeLessThanOrEqual(1);
    expect(planOf(rest, [suitOf(1)])).toBe('not_theirs');
    expect(Math.abs(finalOf({ ...booking, ...rest }) - finalOf(booking))).toBeLessThanOrEqual(1);
  });

  it('is for those who come, who aren’t checked in, and before the start', () => {
    const gone = [maya, { ...jonas, isCancelled: true }];
    const there = [maya, { ...jonas, isCheckedIn: true }];
    expect(planOf({ people: gone }, [suitOf(1)])).toBe('not_theirs');
    expect(planOf({ people: gone }, [suitOf(2)])).toBe('not_theirs');
    expect(planOf({ people: there }, [suitOf(1)])).toBe('checked_in');
    expect(planOf({ people: there, isCheckedIn: true }, [suitOf(0)])).toMatchObject({ kept: 0 });
    expect(planOf({ now: startsAt }, [suitOf(1)])).toBe('has_begun');
    expect(planOf({}, [])).toBe('no_extra');
  });

  it('of a free booking costs nothing until it starts', () => {
    const free = { total: zeroCents, now: hoursBefore(1) };
    expect(planOf(free, [suitOf(1)])).toEqual({ refund: 0, kept: 0, until: startsAt });
  });

  it('leaves who has what, and what they were booked with', () => {
    const after = withoutExtras(booking.people, [{ position: 0, name: 'Parking' }, suitOf(1)]);
    expect(after).toMatchObject({
      value: [
        { extras: [suit, photographs, { ...parking, quantity: 2 }], givenBack: [{ name: 'Parking', price: 1000 }] },
        { extras: [], givenBack: [suit] },
      ],
    });
    expect(after.ok && after.value.map(asBookedWith)[1]?.extras).toEqual([suit]);
  });
});
