import { defaultEventTimezone } from '@ascendant/domain/event/limits';
import { provinceIn, type Province } from '@ascendant/domain/pricing/provinces';
import type { Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import type { Place } from '../places/place';
import { places } from '../places/places.module';

/** Where an event is, as it's stored beside its location. */
export interface EventPlace {
  /** Null when no candidate was chosen, and the text decided. */
  readonly placeId: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly timezone: string;
  readonly country: string | null;
  /** Of a place in Canada. */
  readonly province: Province | null;
}

/** A location that we can't find on the map. */
export const unknownPlace: EventPlace = {
  placeId: null,
  latitude: null,
  longitude: null,
  timezone: defaultEventTimezone,
  country: null,
  province: null,
};

/** What the form says about where an event is. */
export interface GivenPlace {
  readonly location: string;
  readonly placeId: number | null;
}

/**
 * Where an event is: the chosen place, or else what its location most likely means. An unknown location is allowed; its zone is that of
 * the region or country it names, or the default one.
 * @throws AppError invalid_input for a place that doesn't exist
 * Source: docs/rules/sky.md, "Places"; docs/rules/events.md, "Where and when".
 */
export async function placeOf(db: Database, { location, placeId }: GivenPlace): Promise<EventPlace> {
  if (placeId !== null) {
    const place = await places.findPlace(db, placeId);
    if (place === null) throw new AppError('invalid_input', { fields: { location: 'We could not find that place' } });
    return { ...at(place), placeId };
  }
  const found = await places.resolveEventLocation(db, location);
  if (found.kind !== 'unknown') return { ...at(found.place), placeId: null };
  return { ...unknownPlace, timezone: found.timezone ?? unknownPlace.timezone };
}

function at({ latitude, longitude, timezone, country, countryCode, regionCode }: Place): Omit<EventPlace, 'placeId'> {
  const province = countryCode === 'CA' ? provinceIn(regionCode) : null;
  return { latitude, longitude, timezone, country, province };
}

/** What a location means, for the form: the likeliest place, and all that fit. */
export interface LocationMeaning {
  readonly place: Place | null;
  readonly candidates: readonly Place[];
  readonly timezone: string;
}

export async function meaningOf(db: Database, location: string): Promise<LocationMeaning> {
  const found = await places.resolveEventLocation(db, location);
  if (found.kind === 'unknown')
    return { place: null, candidates: [], timezone: found.timezone ?? defaultEventTimezone };
  const { place } = found;
  return { place, candidates: found.kind === 'found' ? [place] : found.candidates, timezone: place.timezone };
}
