import { addDays, dayOfWeek, type CalendarDay } from '../calendar-day';

/** A stretch of days to choose with one press; both days belong to it. */
export interface DatePreset {
  readonly label: string;
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

const saturday = 6;

/**
 * The stretches that a list of events offers. A weekend is Saturday and Sunday; on a Sunday, this weekend is what's left of it.
 * Source: docs/rules/events.md, "Filters".
 */
export function datePresets(today: CalendarDay): readonly DatePreset[] {
  const isSunday = dayOfWeek(today) === 0;
  const thisSaturday = addDays(today, isSunday ? -1 : saturday - dayOfWeek(today));
  const thisSunday = addDays(thisSaturday, 1);
  return [
    { label: 'This weekend', from: isSunday ? today : thisSaturday, to: thisSunday },
    { label: 'Next weekend', from: addDays(thisSaturday, 7), to: addDays(thisSunday, 7) },
    { label: 'Next 30 days', from: today, to: addDays(today, 30) },
    { label: 'Next 3 months', from: today, to: addDays(today, 90) },
  ];
}
