import type { EventDetail } from '@ascendant/contract/event';
import { timeText } from '../../ui/text/reader-form';

type SkyCaption = NonNullable<EventDetail['skyCaption']>;

/** 'Sunrise 5:33 a.m. · Sunset 10:00 p.m. · 51.08° N 115.78° W'; without the Sun's times where it doesn't rise or set. */
export function skyMeasures({ sunrise, sunset, latitude, longitude }: SkyCaption): string {
  const parts = [
    sunrise === null ? null : `Sunrise ${timeText(sunrise)}`,
    sunset === null ? null : `Sunset ${timeText(sunset)}`,
    `${degrees(latitude, 'N', 'S')} ${degrees(longitude, 'E', 'W')}`,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

function degrees(value: number, positive: string, negative: string): string {
  return `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`;
}
