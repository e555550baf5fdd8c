import type { SkyPlace } from '@ascendant/astrology/sky/place';
import { skyInWords } from '@ascendant/astrology/sky/sky-in-words';
import { sunAndMoon, type SunAndMoon } from '@ascendant/astrology/sky/sun-and-moon';
import { sunTimes } from '@ascendant/astrology/sky/sun-times';
import { ianaZones } from '@ascendant/astrology/time/iana-zones';
import { localToInstant } from '@ascendant/astrology/time/local-to-instant';
import type { DaySky } from '@ascendant/contract/departure';
import type { EventDetail, EventSummary } from '@ascendant/contract/event';
import { isIndoors } from '@ascendant/domain/event/traits/indoors';
import { townOf } from '@ascendant/domain/town-of';
import { localMoment } from '@ascendant/domain/zone-clock';
import { LRUCache } from 'lru-cache';
import type { EventRecord } from '../list/event-columns.repository';

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

/** Of so many events each: they depend only on place and instant, and lists need hundreds. About 4 MB. */
const knownAtMost = 5_000;
const skies = new LRUCache<string, WireSky, Where>({
  max: knownAtMost,
  memoMethod: (_key, _stale, { context }) => computedSky(context),
});
const captions = new LRUCache<string, WireCaption, Placed>({
  max: knownAtMost,
  memoMethod: (_key, _stale, { context }) => computedCaption(context),
});

/** What a card says about the sky at the start: the light, by the Sun's height, and the Moon's phase. */
export function eventSky(event: Where): WireSky {
  const { latitude, longitude, startsAt } = event;
  return skies.memo(`${latitude},${longitude},${startsAt.getTime()}`, { context: event });
}

/** The caption under the event's picture. @returns null when the place is unknown, and for what takes place indoors */
export function eventCaption(event: Captioned): WireCaption | null {
  const place = placeOf(event);
  if (place === null || isIndoors(event)) return null;
  const key = JSON.stringify([place, event.timezone, event.location, event.startsAt.getTime()]);
  return captions.memo(key, { context: { ...event, ...place } });
}

function computedSky(event: Where): WireSky {
  const place = placeOf(event);
  const { moon, lightPhase, isSunRising } = sunAndMoon({ ...(place ?? anywhere), instant: event.startsAt });
  return {
    light: place && lightPhase,
    lightLabel: place ? nearWords[lightPhase][isSunRising ? 0 : 1] : '',
    moonPhaseDeg: rounded(moon.phaseAngleDeg),
    moonLitPercent: moon.litPercent,
    moonLabel: moonLabel(moon),
  };
}

type OfDay = Pick<Where, 'latitude' | 'longitude' | 'timezone'> & Pick<EventRecord, 'location'> & Pick<DaySky, 'day'>;

/** Sun and Moon of a day where an event is. @returns null when the place is unknown */
export function skyOfDay({ day, location, timezone, ...where }: OfDay): DaySky | null {
  const place = placeOf(where);
  if (place === null) return null;
  const noon = new Date(localToInstant({ date: day, time: '12:00' }, timezone, ianaZones).unixSeconds * 1000);
  const { moon } = sunAndMoon({ ...place, instant: noon });
  return {
    day,
    place: townOf(location),
    ...sunClocks(place, noon, timezone),
    moonPhaseDeg: rounded(moon.phaseAngleDeg),
    moonLabel: moonLabel(moon),
  };
}

type Captioned = Where &
  Pick<EventRecord, 'location' | 'title' | 'description' | 'features' | 'categoryName' | 'secondaryCategories'>;
type Placed = Where & Pick<EventRecord, 'location'> & { readonly latitude: number; readonly longitude: number };

function computedCaption({ latitude, longitude, startsAt, timezone, location }: Placed): WireCaption {
  const place = { latitude, longitude };
  const sky = sunAndMoon({ ...place, instant: startsAt });
  return {
    ...place,
    sunAltitudeDeg: rounded(sky.sun.altitudeDeg),
    moonAltitudeDeg: rounded(sky.moon.altitudeDeg),
    moonDirection: sky.moon.compass,
    moonLitPercent: sky.moon.litPercent,
    ...sunClocks(place, startsAt, timezone),
    place: townOf(location),
    text: skyInWords(sky),
  };
}

function moonLabel({ phaseName }: SunAndMoon['moon']): string {
  return `Moon, ${phaseName}`;
}

function sunClocks(place: SkyPlace, instant: Date, timezone: string): Pick<WireCaption, 'sunrise' | 'sunset'> {
  const { sunriseAt, sunsetAt } = sunTimes(place, instant, timezone);
  return { sunrise: clockAt(sunriseAt, timezone), sunset: clockAt(sunsetAt, timezone) };
}

function placeOf({
  latitude,
  longitude,
}: Pick<Where, 'latitude' | 'longitude'>): { latitude: number; longitude: number } | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function rounded(degrees: number): number {
  return Math.round(degrees * 10) / 10;
}

/** The clock at a place; null when the Sun doesn't rise or set that day. */
function clockAt(instant: Date | null, timeZone: string): string | null {
  return instant && localMoment(instant, ianaZones.history(timeZone)).time;
}
