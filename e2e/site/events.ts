import type { EventSummary } from '@ascendant/contract/event';
import type { APIRequestContext } from '@playwright/test';
import { runningSite } from './running-site';

const dayMs = 86_400_000;

interface Wanted {
  readonly isFree: boolean;
  /** Which of the matching events, from 0. Parallel journeys use different ones. */
  readonly index?: number;
  /** Seats that are taken: the first such event from the index on. An event has at least one seat, so only this one can be sold out. */
  readonly hasGuests?: boolean;
  /** The youngest who has to be able to come; an adult by default. */
  readonly fromAge?: number;
}

/**
 * An event of the demo data that any adult can book, or anyone from another age, with enough seats. The soonest ones come first. Those that other
 * tests make meanwhile are moved and cancelled by them.
 */
export async function bookableEvent(
  request: APIRequestContext,
  { isFree, index = 0, hasGuests = false, fromAge = 18 }: Wanted,
): Promise<EventSummary> {
  const events = (await (await request.get('/api/events?dates=next')).json()) as readonly EventSummary[];
  const nextWeek = new Date(Date.now() + 7 * dayMs).toISOString().slice(0, 10);
  const { lastEventId } = runningSite();
  const fitting = events.filter(
    (event) =>
      event.id <= lastEventId &&
      event.startDate > nextWeek &&
      event.seatsLeft >= 20 &&
      event.minimumAge <= fromAge &&
      event.pricingTiers.length > 0 &&
      costsNothing(event) === isFree,
  );
  const event = fitting.slice(index).find(({ capacity, seatsLeft }) => !hasGuests || seatsLeft < capacity);
  if (!event) throw new Error(`The demo data has no ${isFree ? 'free' : 'paid'} event with index ${index} to book.`);
  return event;
}

function costsNothing({ pricingTiers }: EventSummary): boolean {
  return pricingTiers.every(({ adultPrice }) => Number(adultPrice) === 0);
}
