import { addDays, dayOfWeek, type CalendarDay } from '../calendar-day';
import { numberText } from '../site/locale';
import type { DateToRun } from './runs-from';

/** How many days the calendar of those who run dates shows at once: one, or a week. */
export const calendarLengths = [1, 7] as const;

/** The Monday of a day's week. */
export function mondayOf(day: CalendarDay): CalendarDay {
  return addDays(day, -((dayOfWeek(day) + 6) % 7));
}

interface Lasting {
  readonly startDate: CalendarDay;
  readonly endDate: CalendarDay;
}

/**
 * The dates that a day is one of, from the first to the last, by the calendar of their place: as the guide, the traveller and the field sheet read it,
 * wherever the reader is.
 * Source: docs/rules/events.md, "The calendar".
 */
export function departuresOn<Dated extends Lasting>(dates: readonly Dated[], day: CalendarDay): readonly Dated[] {
  return dates.filter(({ startDate, endDate }) => startDate <= day && day <= endDate);
}

/** How far a date is. */
export const departureStates = ['to_come', 'under_way', 'over', 'cancelled'] as const;
export type DepartureState = (typeof departureStates)[number];

/** What a date can still lack, in the order in which it's said. */
export const missingThings = ['guide', 'people', 'waivers', 'answers'] as const;

export interface Missing {
  readonly what: (typeof missingThings)[number];
  /** How many guides or people it needs, waivers that aren't signed, or bookings that owe answers. */
  readonly count: number;
}

interface Prepared extends Pick<DateToRun, 'runsFrom' | 'booked' | 'isDecided'> {
  readonly state: DepartureState;
  readonly guides: readonly string[];
  /** Whether the organization has guides: one who leads everything alone misses none. */
  readonly hasGuides: boolean;
  /** People who haven't signed the waiver. */
  readonly unsigned: number;
  /** Bookings with missing answers. */
  readonly owing: number;
}

/**
 * What a date lacks. Nothing once it's over or cancelled; and no people once it has begun or it's decided that it runs.
 * Source: docs/rules/events.md, "The calendar".
 */
export function missingOf(date: Prepared): readonly Missing[] {
  if (date.state === 'over' || date.state === 'cancelled') return [];
  const isOpen = date.state === 'to_come' && !date.isDecided;
  const counts: Readonly<Record<Missing['what'], number>> = {
    guide: date.hasGuides && date.guides.length === 0 ? 1 : 0,
    people: isOpen ? Math.max(0, (date.runsFrom ?? 0) - date.booked) : 0,
    waivers: date.unsigned,
    answers: date.owing,
  };
  return missingThings.flatMap((what) => (counts[what] === 0 ? [] : [{ what, count: counts[what] }]));
}

const missingTexts: Readonly<Record<Missing['what'], readonly [one: string, many: string]>> = {
  guide: ['No guide', 'No guide'],
  people: ['1 more person needed to run', 'more people needed to run'],
  waivers: ['1 waiver not signed', 'waivers not signed'],
  answers: ['1 booking with missing answers', 'bookings with missing answers'],
};

/** 'No guide', '3 waivers not signed' */
export function missingText({ what, count }: Missing): string {
  const [one, many] = missingTexts[what];
  return count === 1 ? one : `${numberText(count)} ${many}`;
}
