import { addDays, calendarDay, daysBetween, isCalendarDay, type CalendarDay } from '@ascendant/domain/calendar-day';
import { createDurationOptions } from '@ascendant/domain/event/form/options';
import { proposedEarlyBirdPrice } from '@ascendant/domain/event/form/tier-form';
import type { EventValues, TierValues } from './event-values';

type Dates = Pick<EventValues, 'startDate' | 'endDate' | 'duration'>;

/**
 * What else changes with a date: an empty or earlier last day becomes the first, and the duration follows the dates while it has
 * matched them.
 */
export function afterDateChange(before: Dates, after: Dates): Dates {
  const endDate = proposedEndDate(before, after);
  const matched = spanOf(before) === null || String(spanOf(before)) === before.duration;
  const span = spanOf({ startDate: after.startDate, endDate });
  const isOffered = createDurationOptions.some((option) => option === span);
  return { startDate: after.startDate, endDate, duration: matched && isOffered ? String(span) : after.duration };
}

/** A one-day event stays one day long when its first day moves. */
function proposedEndDate(before: Dates, after: Dates): string {
  const isUnset = after.endDate === '' || (after.endDate === before.endDate && before.endDate === before.startDate);
  return isUnset && isCalendarDay(after.startDate) ? after.startDate : after.endDate;
}

function spanOf({ startDate, endDate }: Pick<Dates, 'startDate' | 'endDate'>): number | null {
  if (!isCalendarDay(startDate) || !isCalendarDay(endDate) || endDate < startDate) return null;
  return daysBetween(startDate, endDate) + 1;
}

/** How long before the event the proposed early-bird price ends. */
const earlyBirdDaysBefore = 30;

/**
 * An early-bird tier of 20% off the regular one, until 30 days before the event, or the day before if it's sooner than that.
 * @returns null while the regular price isn't an amount
 * Source: docs/rules/pricing.md, "Honest prices".
 */
export function proposedEarlyBird(
  { pricingTiers: { regular }, startDate }: EventValues,
  today: CalendarDay,
): TierValues | null {
  const adultPrice = proposedEarlyBirdPrice(regular.adultPrice);
  if (adultPrice === '') return null;
  const lastDays = isCalendarDay(startDate) ? [-earlyBirdDaysBefore, -1].map((days) => addDays(startDate, days)) : [];
  const isPossible = (day: string) => day >= today && (regular.validUntil === '' || day < regular.validUntil);
  return {
    adultPrice,
    childPrice: proposedEarlyBirdPrice(regular.childPrice),
    validUntil: lastDays.map(calendarDay).find(isPossible) ?? '',
  };
}
