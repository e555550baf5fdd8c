import { addDays, type CalendarDay } from '@ascendant/domain/calendar-day';
import { readDiscountCodes, type DiscountContent } from '../demo-bookings';

/** A discount code with its first and last day. */
export interface DiscountPlan extends DiscountContent {
  readonly validFrom: CalendarDay;
  readonly validUntil: CalendarDay | null;
}

export function planDiscounts(today: CalendarDay): readonly DiscountPlan[] {
  return readDiscountCodes().map((code) => ({
    ...code,
    validFrom: addDays(today, code.fromDays),
    validUntil: code.untilDays === null ? null : addDays(today, code.untilDays),
  }));
}

export function runsOn({ validFrom, validUntil }: DiscountPlan, day: CalendarDay): boolean {
  return validFrom <= day && (validUntil === null || day <= validUntil);
}
