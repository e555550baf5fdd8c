import { dayParts, type CalendarDay } from '../calendar-day';

/** A child is under 16. Source: specification 1, section 9 (Business constants and limits). */
export const childBelowAge = 16;

/**
 * Whole years lived on a day; the birthday itself counts. If you were born on 29 February, your birthday is 1 March in
 * common years.
 * @returns a negative number if the birth is after the day
 */
export function ageOn(dateOfBirth: CalendarDay, day: CalendarDay): number {
  const birth = dayParts(dateOfBirth);
  const now = dayParts(day);
  const hadBirthday = now.month > birth.month || (now.month === birth.month && now.day >= birth.day);
  return now.year - birth.year - (hadBirthday ? 0 : 1);
}

/**
 * From which day on someone is so old, as text that compares like days: of a birth on February 29 it's that date in common years too, which
 * comes after February 28 and before March 1. Comparing it takes a tenth of the time of working out an age.
 */
export function birthday(dateOfBirth: CalendarDay, age: number): string {
  return String(Number(dateOfBirth.slice(0, 4)) + age).padStart(4, '0') + dateOfBirth.slice(4);
}

/**
 * Whether the child price applies: under 16 on the event's first day.
 * Source: docs/rules/pricing.md, "Age".
 */
export function isChildAge(age: number): boolean {
  return age < childBelowAge;
}
