import { skyCaption, type SkyCaption } from '@ascendant/astrology/sky/caption';
import type { EventDetail, EventSummary } from '@ascendant/contract/event';
import { townOf } from '@ascendant/domain/town-of';
import type { EventRecord } from './event-record';

type WireSky = EventSummary['sky'];
type WireCaption = NonNullable<EventDetail['skyCaption']>;
type Where = Pick<EventRecord, 'latitude' | 'longitude' | 'timezone' | 'startsAt'>;

const nearWords = {
  day: ['by day', 'by day'],
  golden: ['golden hour', 'golden hour'],
  civil: ['first light', 'dusk'],
  nautical: ['before dawn', 'nightfall'],
  astronomical: ['before dawn', 'nightfall'],
  night: ['full night', 'full night'],
} as const;

/** The Moon's position is almost the same everywhere on Earth, so we use this place when the event's is unknown. */
const anywhere = { latitude: 0, longitude: 0 };

const known = new Map<string, WireSky>();
const knownAtMost = 20_000;

/**
 * What a card says about the sky at the start: the light, by the Sun's height, and the Moon's phase. It depends only on place and
 * instant and takes a millisecond, but lists need hundreds, so it's cached.
 */
export function eventSky(event: Where): WireSky {
  const key = [event.latitude, event.longitude, event.startsAt.getTime()].join();
  const sky = known.get(key) ?? computedSky(event);
  if (known.size >= knownAtMost) known.clear();
  known.set(key, sky);
  return sky;
}

function computedSky(event: Where): WireSky {
  const caption = captionOf(event);
  const hasPlace = placeOf(event) !== null;
  return {
    light: hasPlace ? caption.lightPhase : null,
    lightLabel: hasPlace ? nearWords[caption.lightPhase][caption.isSunRising ? 0 : 1] : '',
    moonPhaseDeg: rounded(caption.moon.phaseAngleDeg),
    moonLitPercent: caption.moon.litPercent,
    moonLabel: `Moon, ${caption.moon.phaseName}`,
  };
}

/** The caption under the event's picture. @returns null when the place is unknown */
export function eventCaption(event: Where & Pick<EventRecord, 'location'>): WireCaption | null {
  const place = placeOf(event);
  if (place === null) return null;
  const caption = captionOf(event);
  return {
    ...place,
    sunAltitudeDeg: rounded(caption.sun.altitudeDeg),
    moonAltitudeDeg: rounded(caption.moon.altitudeDeg),
    moonDirection: caption.moon.compass,
    moonLitPercent: caption.moon.litPercent,
    sunrise: clockAt(caption.sunriseAt, event.timezone),
    sunset: clockAt(caption.sunsetAt, event.timezone),
    text: captionText(caption, townOf(event.location)),
  };
}

function captionOf(event: Where): SkyCaption {
  return skyCaption({ ...(placeOf(event) ?? anywhere), zone: event.timezone, instant: event.startsAt });
}

function placeOf({ latitude, longitude }: Where): { latitude: number; longitude: number } | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function captionText({ moon, sun }: SkyCaption, town: string): string {
  const moonPlace = moon.isUp ? `${Math.round(moon.altitudeDeg)}° up in the ${moon.compass}` : 'below the horizon';
  const height = Math.abs(sun.altitudeDeg).toFixed(1);
  const sunPlace = sun.altitudeDeg < 0 ? `${height}° below the horizon` : `${height}° above the horizon`;
  return `The sky over ${town} at the start. Moon ${moon.litPercent}% lit, ${moonPlace}. Sun ${sunPlace}.`;
}

function rounded(degrees: number): number {
  return Math.round(degrees * 10) / 10;
}

/** The clock at a place; null when the Sun doesn't rise or set that day. */
function clockAt(instant: Date | null, timeZone: string): string | null {
  if (instant === null) return null;
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    instant,
  );
}
