import { addDays, type CalendarDay } from '@ascendant/domain/calendar-day';
import { readDemoEvents, type EventContent, type FurtherDates } from '../event-content';
import { eventDays } from '../event-dates';
import { plannedTiers, type EventPlan } from './event-plan';
import { utcDay } from './moments';

/** The further dates of demo events that take place more than once: the same event on other days, with nothing booked yet. */
export function planFurtherDates(plans: readonly EventPlan[], now: Date): readonly EventPlan[] {
  const today = utcDay(now);
  return plans.flatMap((plan) => {
    const { furtherDates } = plan.content;
    return furtherDates === undefined ? [] : datesOf(plan, furtherDates, today);
  });
}

/** How many further dates the demo has, on any day. */
export function countFurtherDates(): number {
  return readDemoEvents().reduce((sum, { furtherDates }) => sum + (furtherDates?.count ?? 0), 0);
}

function datesOf(plan: EventPlan, further: FurtherDates, today: CalendarDay): EventPlan[] {
  const { content } = plan;
  const { startTime, endTime } = content;
  const times = [{ startTime, endTime }, ...(further.also ? [further.also] : [])];
  const made: EventPlan[] = [];
  for (let day = plan.startDate; made.length < further.count; day = addDays(day, further.everyDays))
    for (const time of times) {
      const isItself = day === plan.startDate && time.startTime === startTime;
      if (!isItself && day > today && made.length < further.count) made.push(dateOn(plan, day, time));
    }
  return made;
}

function dateOn(plan: EventPlan, day: CalendarDay, time: Pick<EventContent, 'startTime' | 'endTime'>): EventPlan {
  const content = { ...plan.content, ...time, starts: { on: day } };
  const days = eventDays(content, day);
  return { ...plan, content, ...days, isOver: false, tiers: plannedTiers(content, days.startDate) };
}
