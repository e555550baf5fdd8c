import { addDays, clockSeconds, dayOf, daySeconds } from '../day';
import { clockRuleAt, clockRuleText } from './clock-rule';
import { readingToInstant, type LocalTime, type Occurrence } from './local-to-instant';
import type { ZoneHistory } from './zone-history';

const secondsPerDay = 86_400;

/** What the clocks did at a reading that they showed twice, or never; in words. */
export interface ClockChange {
  readonly kind: 'repeated' | 'skipped';
  /** 'Clocks were set back that day, so 01:30 occurred twice.' */
  readonly event: string;
  /** What a chart takes the reading for: 'We used the first, on daylight time (UTC−5).' */
  readonly used: string;
  /** The two times a repeated reading could mean, in order; none for a skipped one. */
  readonly choices: readonly { readonly occurrence: Occurrence; readonly label: string }[];
}

/**
 * What happened to the clocks of a zone at a local time.
 * @param occurrence the one that was chosen, if the reading occurred twice
 * @returns null on an ordinary day
 * @throws RangeError for a day or time that doesn't exist
 * Source: docs/rules/sky.md, "Where the time comes from".
 */
export function clockChange(local: LocalTime, history: ZoneHistory, occurrence: Occurrence): ClockChange | null {
  const reading = daySeconds(local.date) + clockSeconds(local.time);
  const { kind, unixSeconds, offsetSeconds } = readingToInstant(reading, history);
  if (kind === 'normal') return null;
  if (kind === 'nonexistent') return skipped(local, unixSeconds + offsetSeconds);
  const rule = (which: Occurrence) =>
    clockRuleText(clockRuleAt(readingToInstant(reading, history, which).unixSeconds, history));
  return {
    kind: 'repeated',
    event: `Clocks were set back that day, so ${local.time} occurred twice.`,
    used: `We used the ${occurrence}: ${rule(occurrence)}.`,
    choices: [
      { occurrence: 'first', label: `The first, before the change (${rule('first')})` },
      { occurrence: 'second', label: `The second, after the change (${rule('second')})` },
    ],
  };
}

/** @param shown the reading in seconds that clocks showed instead */
function skipped({ date, time }: LocalTime, shown: number): ClockChange {
  const isWholeDay = shown - daySeconds(date) - clockSeconds(time) >= secondsPerDay;
  const nextDay = dayOf(shown) === addDays(date, 1) ? ' the next day' : '';
  return {
    kind: 'skipped',
    event: isWholeDay
      ? 'The calendar skipped that day there.'
      : `Clocks were set forward that day and skipped ${time}.`,
    used: `We used ${clockText(shown)}${nextDay}, which is the same moment.`,
    choices: [],
  };
}

/** 'HH:MM' of a reading in seconds "as if it were UTC". */
function clockText(reading: number): string {
  return new Date(reading * 1000).toISOString().slice(11, 16);
}
