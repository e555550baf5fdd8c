import { readDemoBookings, type DemoBooking } from '../demo-bookings';
import { seededRandom, type SeededRandom } from '../seeded-random';
import { gatherParty, priceParty, type BookingPlan } from './booking-plan';
import { planDiscounts, type DiscountPlan } from './discount-plan';
import type { EventPlan } from './event-plan';
import { daysBefore, earliest, latest, midnightUtc, momentBetween, utcDay } from './moments';
import { demoTravellerIndex, type PersonPlan } from './people-plan';

/** The most people on an event, whatever its capacity: we don't have more, and loading must be quick. */
const maxSeats = 60;
/** If an event has few seats, a family takes two of them at most. */
const smallCapacity = 16;
/** How often a person with a code uses it. */
const discountShare = 0.2;
/** The sixty book more often than the others: their random number is from 0 to this, not to 1, and the lowest come first. */
const eagerness = 0.65;

interface Crowd {
  readonly people: readonly PersonPlan[];
  readonly discounts: readonly DiscountPlan[];
  /** What the demo traveller books. */
  readonly wishes: readonly DemoBooking[];
  readonly now: Date;
}

/** Every booking of the demo, oldest first. No one is booked twice on an event, and no event exceeds its capacity. */
export function planBookings(people: readonly PersonPlan[], events: readonly EventPlan[], now: Date): BookingPlan[] {
  const crowd = { people, discounts: planDiscounts(utcDay(now)), wishes: readDemoBookings(), now };
  return events
    .filter(({ publishedAt }) => publishedAt !== null)
    .flatMap((event) => bookingsOf(event, crowd))
    .sort((one, other) => one.bookedAt.getTime() - other.bookedAt.getTime());
}

function bookingsOf(event: EventPlan, crowd: Crowd): BookingPlan[] {
  const random = seededRandom(`bookings of ${event.content.key}`);
  const booked = crowd.wishes
    .filter((wish) => wish.event === event.content.key)
    .flatMap((wish) => demoBooking(event, wish, crowd) ?? []);
  let left = seatsToSell(event) - seatsIn(booked);
  for (const bookerIndex of inLine(random, crowd.people)) {
    if (left <= 0) break;
    const booking = oneBooking(random, event, { crowd, bookerIndex, left });
    if (!booking) continue;
    booked.push(booking);
    left -= booking.party.length;
  }
  return booked;
}

/** The seats to book. An event that isn't meant to be sold out keeps at least one seat. */
export function seatsToSell({ content }: Pick<EventPlan, 'content'>): number {
  const { capacity, soldShare } = content;
  if (soldShare === 1) return capacity;
  return Math.min(capacity - 1, maxSeats, Math.round(capacity * soldShare));
}

function seatsIn(bookings: readonly BookingPlan[]): number {
  return bookings.reduce((sum, { party }) => sum + party.length, 0);
}

/** Positions of everyone who can book except the demo traveller, in the order they book this event. */
function inLine(random: SeededRandom, people: readonly PersonPlan[]): number[] {
  return people
    .map((person, index) => ({
      person,
      index,
      lot: random.next() * (person.isOneOfSixty ? eagerness : 1),
    }))
    .filter(({ person, index }) => person.hasBirthData && !person.disabled && index !== demoTravellerIndex)
    .sort((one, other) => one.lot - other.lot)
    .map(({ index }) => index);
}

function oneBooking(
  random: SeededRandom,
  event: EventPlan,
  { crowd, bookerIndex, left }: { crowd: Crowd; bookerIndex: number; left: number },
): BookingPlan | null {
  const booker = crowd.people[bookerIndex];
  const window = booker && saleWindow(event, booker, crowd.now);
  if (!booker || !window) return null;
  const companions = booker.content.dependents.map((_, index) => index).filter(() => random.chance(0.6));
  const seats = Math.min(left, event.content.capacity <= smallCapacity ? 2 : 5);
  const party = gatherParty(event, { booker, companions, seats });
  const bookedAt = momentBetween(random, window.from, window.to);
  const discount = random.chance(discountShare) ? activeCode(event, crowd) : null;
  return party.length === 0 ? null : priceParty(event, { party, bookerIndex, bookedAt, discount });
}

/** When this person could have booked: from publication and sign-up until the day before the event, its cancellation, or now. */
function saleWindow(event: EventPlan, booker: PersonPlan, now: Date): { from: Date; to: Date } | null {
  if (!event.publishedAt) return null;
  const from = latest(daysBefore(event.publishedAt, -0.1), daysBefore(booker.createdAt, -1));
  const eve = daysBefore(midnightUtc(event.startDate), 1);
  const to = earliest(eve, daysBefore(now, 0.1), daysBefore(event.cancelledAt ?? now, 0.1));
  return from < to ? { from, to } : null;
}

function activeCode({ content }: EventPlan, { discounts }: Crowd): DiscountPlan | null {
  return discounts.find((code) => code.event === content.key && code.isActive && code.value < 100) ?? null;
}

function demoBooking(event: EventPlan, wish: DemoBooking, { people, discounts, now }: Crowd): BookingPlan | null {
  const booker = people[demoTravellerIndex];
  if (!booker) throw new RangeError('no demo traveller');
  const companions = booker.content.dependents.flatMap(({ firstName }, index) =>
    wish.with.includes(firstName) ? [index] : [],
  );
  const reference = event.isOver ? midnightUtc(event.startDate) : now;
  return priceParty(event, {
    party: gatherParty(event, { booker, companions, seats: event.content.capacity }),
    bookerIndex: demoTravellerIndex,
    bookedAt: daysBefore(reference, wish.daysBefore + 0.3),
    discount: discounts.find(({ code }) => code === wish.discountCode) ?? null,
  });
}
