import { addDays, type CalendarDay } from '@ascendant/domain/calendar-day';
import type { PricingTier } from '@ascendant/domain/pricing/tier';
import { readDemoEvents, type EventContent } from '../event-content';
import { eventDays, type EventDays } from '../event-dates';
import { seededRandom, type SeededRandom } from '../seeded-random';
import { tierPrices } from '../tier-prices';
import { daysBefore, earliest, midnightUtc, utcDay } from './moments';

/** An event to write, with its days and its history. */
export interface EventPlan extends EventDays {
  readonly content: EventContent;
  readonly tiers: readonly Omit<PricingTier, 'id'>[];
  readonly isOver: boolean;
  readonly createdAt: Date;
  readonly reviewRequestedAt: Date | null;
  readonly publishedAt: Date | null;
  readonly returnedAt: Date | null;
  readonly cancelledAt: Date | null;
}

/** Every demo event, in the order of the event types. */
export function planEvents(now: Date): readonly EventPlan[] {
  const random = seededRandom('events');
  const today = utcDay(now);
  return readDemoEvents().map((content) => {
    const days = eventDays(content, today);
    const isOver = days.endDate < today;
    const reference = isOver ? midnightUtc(days.startDate) : now;
    return {
      content,
      ...days,
      isOver,
      tiers: plannedTiers(content, days.startDate),
      ...history(random, content, { now, reference }),
    };
  });
}

/** An event's tiers, with their last days of sale. */
export function plannedTiers(content: EventContent, startDate: CalendarDay): Omit<PricingTier, 'id'>[] {
  return tierPrices(content).map(({ lastSaleDaysBefore, ...prices }) => ({
    ...prices,
    validUntil: lastSaleDaysBefore === null ? null : addDays(startDate, -lastSaleDaysBefore),
  }));
}

/** What happened to an event until now. `reference` is its start if that's past, else now. */
function history(random: SeededRandom, content: EventContent, { now, reference }: { now: Date; reference: Date }) {
  const nothing = { reviewRequestedAt: null, publishedAt: null, returnedAt: null, cancelledAt: null };
  const age = { public: random.integer(75, 210), young: random.integer(3, 24) + random.next() };
  switch (content.status) {
    case 'draft': {
      const returned = { reviewRequestedAt: daysBefore(now, 5.2), returnedAt: daysBefore(now, 4.6) };
      return {
        ...nothing,
        createdAt: daysBefore(now, age.young + 6),
        ...(content.returnReason === undefined ? {} : returned),
      };
    }
    case 'pending_approval': {
      const requested = { reviewRequestedAt: daysBefore(now, Math.min(age.young, 6) * 0.8) };
      return { ...nothing, createdAt: daysBefore(now, age.young + 1), ...requested };
    }
    case 'published':
    case 'cancelled': {
      const publishedAt = daysBefore(reference, age.public + random.next());
      const called = { cancelledAt: earliest(daysBefore(now, random.integer(2, 9) + random.next()), reference) };
      return {
        ...nothing,
        createdAt: daysBefore(publishedAt, age.young),
        reviewRequestedAt: daysBefore(publishedAt, 1.3),
        publishedAt,
        ...(content.status === 'cancelled' ? called : {}),
      };
    }
  }
}
