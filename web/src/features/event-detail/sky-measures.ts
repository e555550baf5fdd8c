import type { EventDetail } from '@ascendant/contract/event';

type SkyCaption = NonNullable<EventDetail['skyCaption']>;

/** 'Sunrise 05:33 · Sunset 22:00 · 51.08° N 115.78° W'; without the Sun's times where it doesn't rise or set. */
export function skyMeasures({ sunrise, sunset, latitude, longitude }: SkyCaption): string {
  const parts = [
    sunrise === null ? null : `Sunrise ${sunrise}`,
    sunset === null ? null : `Sunset ${sunset}`,
    `${degrees(latitude, 'N', 'S')} ${degrees(longitude, 'E', 'W')}`,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

function degrees(value: number, positive: string, negative: string): string {
  return `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`;
}
