import { addDays, type CalendarDay } from '@ascendant/domain/calendar-day';
import { demoSeries, type FurtherDates } from '../demo-series';
import { eventDays } from '../event-dates';
import { plannedTiers, type EventPlan } from './event-plan';
import { utcDay } from './moments';

/** The further dates of demo events that take place more than once: the same event on other days, with nothing booked yet. */
export function planFurtherDates(plans: readonly EventPlan[], now: Date): readonly EventPlan[] {
  const today = utcDay(now);
  return plans.flatMap((plan) => {
    const further = demoSeries[plan.content.key];
    return further === undefined ? [] : datesOf(plan, further, today);
  });
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

function dateOn(plan: EventPlan, day: CalendarDay, time: { startTime: string; endTime: string }): EventPlan {
  const content = { ...plan.content, ...time, starts: { on: day } };
  const days = eventDays(content, day);
  return { ...plan, content, ...days, isOver: false, tiers: plannedTiers(content, days.startDate) };
}
