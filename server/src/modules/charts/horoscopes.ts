import { skyAtNoon } from '@ascendant/astrology/chart/event-chart';
import { dailyHoroscope, weeklyHoroscope } from '@ascendant/astrology/text/horoscope';
import { ianaZones } from '@ascendant/astrology/time/iana-zones';
import { addDays, calendarDay, type CalendarDay } from '@ascendant/domain/calendar-day';
import type { ChartedPerson } from './charts.service';

export interface Horoscopes {
  readonly daily: string;
  readonly weekly: string;
}

const daysOfWeek = 7;

/**
 * The horoscope of the day and of the week, from the sky at local noon in the person's time zone.
 * Source: docs/rules/sky.md, "Horoscopes".
 */
export function horoscopesFor({ birth, vector, chart }: ChartedPerson, now: Date): Horoscopes {
  const zone = birth.birthTimezone ?? 'UTC';
  const today = localDay(now, zone);
  const skies = Array.from({ length: daysOfWeek }, (_, index) => {
    const day = addDays(today, index);
    return { day, sky: skyAtNoon(day, zone, ianaZones) };
  });
  const person = { vector, chart };
  return {
    daily: dailyHoroscope({ person, sky: skies[0]?.sky ?? skyAtNoon(today, zone, ianaZones) }),
    weekly: weeklyHoroscope({ person, days: skies }),
  };
}

function localDay(now: Date, timeZone: string): CalendarDay {
  return calendarDay(
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now),
  );
}
