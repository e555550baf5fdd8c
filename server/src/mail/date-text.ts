import { ianaZones } from '@ascendant/astrology/time/iana-zones';
import { clockText } from '@ascendant/domain/date-form';
import { siteLocale } from '@ascendant/domain/site/locale';
import { localMoment, zoneName } from '@ascendant/domain/zone-clock';

/** 'Saturday, November 28, 2026, 6:15 a.m. (Mountain Time)': an instant, written out in a time zone by the zone table. */
export function dateTimeText(at: Date, timeZone: string): string {
  const { day, time } = localMoment(at, ianaZones.history(timeZone));
  return localTimeText(day, time, timeZone);
}

/** The same from a stored local day and clock time, which are written as they are. @param day YYYY-MM-DD. @param time HH:MM */
export function localTimeText(day: string, time: string, timeZone: string): string {
  return `${startText({ startDate: day, startTime: time })} (${zoneName(timeZone)})`;
}

/** When a date of an event starts, where it is: its day and local time. */
export interface LocalStart {
  /** YYYY-MM-DD. */
  readonly startDate: string;
  /** HH:MM. */
  readonly startTime: string;
}

/** 'Saturday, November 28, 2026, 6:15 a.m.': always with the time, because an event can have several dates on a day. */
export function startText({ startDate, startTime }: LocalStart): string {
  return `${longDayText(startDate)}, ${clockText(startTime)}`;
}

/** A date of an event in a line of its own: 'Dawn Traverse, Nov 28, 2026, 6:15 a.m.' */
export function datedTitle({ title, startDate, startTime }: LocalStart & { readonly title: string }): string {
  return `${title}, ${mediumDay.format(new Date(startDate))}, ${clockText(startTime)}`;
}

const mediumDay = new Intl.DateTimeFormat(siteLocale, { dateStyle: 'medium', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat(siteLocale, { dateStyle: 'full', timeZone: 'UTC' });

/** 'Saturday, November 28, 2026'. @param day YYYY-MM-DD */
export function longDayText(day: string): string {
  return longDay.format(new Date(day));
}
