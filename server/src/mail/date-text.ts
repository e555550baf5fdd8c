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
  return `${longDayText(day)}, ${clockText(time)} (${zoneName(timeZone)})`;
}

const longDay = new Intl.DateTimeFormat(siteLocale, { dateStyle: 'full', timeZone: 'UTC' });

/** 'Saturday, November 28, 2026'. @param day YYYY-MM-DD */
export function longDayText(day: string): string {
  return longDay.format(new Date(day));
}
