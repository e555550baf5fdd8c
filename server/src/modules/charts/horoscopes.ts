import { skyAtNoon } from '@ascendant/astrology/chart/event-chart';
import { dailyHoroscope, weeklyHoroscope } from '@ascendant/astrology/text/horoscope';
import { ianaZones } from '@ascendant/astrology/time/iana-zones';
import { addDays } from '@ascendant/domain/calendar-day';
import type { ChartedPerson } from './charts.service';
import type { OwnDay } from './own-day.service';

export interface Horoscopes {
  readonly daily: string;
  readonly weekly: string;
}

const daysOfWeek = 7;

/**
 * The horoscope of the day and of the week, from the sky at noon where the person lives.
 * Source: docs/rules/sky.md, "Horoscopes".
 */
export function horoscopesFor({ vector, chart }: ChartedPerson, { today, zone }: OwnDay): Horoscopes {
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
