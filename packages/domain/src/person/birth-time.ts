import { isClockTime } from '../calendar-day';

/** The six periods of a day that you can give instead of an exact time of birth. */
export const birthPeriods = ['early-morning', 'morning', 'afternoon', 'evening', 'night', 'late-night'] as const;
export type BirthPeriod = (typeof birthPeriods)[number];

export const birthTimeTypes = ['exact', 'period', 'unknown'] as const;
export type BirthTimeType = (typeof birthTimeTypes)[number];

/** Which of the two times a repeated clock reading means, where clocks were set back. */
export const birthTimeOccurrences = ['first', 'second'] as const;
export type BirthTimeOccurrence = (typeof birthTimeOccurrences)[number];

/** What `timeOfBirth` holds: HH:MM, a period, or 'unknown'. Source: specification 2, section 7 (User profile). */
export type TimeOfBirth = string;

interface PeriodLabels {
  /** The onboarding wizard's label. */
  readonly wizard: string;
  /** The profile page's label; the two differ, and each screen shows its own (docs/rules/people.md, "Birth data"). */
  readonly profile: string;
}

/** Source: specification 2, section 3 (Payloads), birth info time of birth periods. */
export const birthPeriodLabels: Readonly<Record<BirthPeriod, PeriodLabels>> = {
  'early-morning': { wizard: 'Early morning (5 to 8 AM)', profile: 'Early Morning (4-7AM)' },
  morning: { wizard: 'Morning (8 to 12)', profile: 'Morning (7AM-12PM)' },
  afternoon: { wizard: 'Afternoon (12 to 5 PM)', profile: 'Afternoon (12-5PM)' },
  evening: { wizard: 'Evening (5 to 8 PM)', profile: 'Evening (5-9PM)' },
  night: { wizard: 'Night (8 PM to 12)', profile: 'Night (9PM-12AM)' },
  'late-night': { wizard: 'Late night (12 to 5 AM)', profile: 'Late Night (12-4AM)' },
};

export function isBirthPeriod(text: string): text is BirthPeriod {
  return birthPeriods.some((period) => period === text);
}

/** Which of the three kinds a stored `timeOfBirth` is. @returns null for any other text */
export function birthTimeType(timeOfBirth: string): BirthTimeType | null {
  if (timeOfBirth === 'unknown') return 'unknown';
  if (isBirthPeriod(timeOfBirth)) return 'period';
  return isClockTime(timeOfBirth) ? 'exact' : null;
}

/** Phrases that mark a sign as uncertain. Source: specification 2, section 4 (States and transitions). */
const hedges = ['cannot be determined', 'may be', 'without the exact time'];

/**
 * True when a sign field is empty or hedged; such a sign is shown as Unknown, or as what it may be where that's known
 * ({@link possibleSigns}).
 */
export function isUnknownSign(text: string | null): boolean {
  if (text === null || text.trim() === '') return true;
  return hedges.some((hedge) => text.includes(hedge));
}

/** 'Gemini or Cancer' of a sign that's hedged but one of a few; null for one that's certain, or that can't be narrowed. */
export function possibleSigns(text: string | null): string | null {
  const [before = '', after] = text?.split(': cannot be determined') ?? [];
  return after !== undefined && before.includes(' or ') ? before : null;
}
