import { defaultEventTimezone } from '@ascendant/domain/event/limits';
import type { MeetingSpot } from '@ascendant/domain/event/meeting-spot';
import { provinceIn, type Province } from '@ascendant/domain/pricing/taxes';
import type { Database } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import type { UnknownLocation } from '../../places/event-location.service';
import type { Place } from '../../places/place';
import { places } from '../../places/places.module';

/** Where an event is, as it's stored beside its location. */
export interface EventPlace {
  /** Null when no candidate was chosen, and the text decided. */
  readonly placeId: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly timezone: string;
  readonly country: string | null;
  /** Of a place in Canada, or of the text or the meeting spot if the place isn't known. */
  readonly province: Province | null;
}

/** A location that we can't find on the map. */
const unknownPlace: EventPlace = {
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
  /** Where people meet: it tells zone and province where the location's text doesn't. */
  readonly spot: MeetingSpot;
}

/**
 * Where an event is: the chosen place, or else what its location most likely means, or else the region or country that it names and where people
 * meet. A location that says nothing of all this is allowed, in the default zone.
 * @throws AppError invalid_input for a place that doesn't exist, and for one that we don't know in a region with several time zones
 * Source: docs/rules/sky.md, "Places"; docs/rules/events.md, "Where and when".
 */
export async function placeOf(db: Database, given: GivenPlace): Promise<EventPlace> {
  const place = await placeSoFar(db, given);
  if (place.question !== null) throw new AppError('invalid_input', { fields: { location: place.question } });
  const { question: _question, ...known } = place;
  return known;
}

/** The same for an unfinished form: with the question to ask instead of refusing. */
export async function placeSoFar(
  db: Database,
  { location, placeId, spot }: GivenPlace,
): Promise<EventPlace & { readonly question: string | null }> {
  if (placeId !== null) {
    const place = await places.findPlace(db, placeId);
    if (place === null) throw new AppError('invalid_input', { fields: { location: 'We could not find that place' } });
    return { ...at(place), placeId, question: null };
  }
  const found = await places.resolveEventLocation(db, location);
  if (found.kind !== 'unknown') return { ...at(found.place), placeId: null, question: null };
  const { countryCode, regionCode, zones } = found;
  const { meetingLatitude: latitude, meetingLongitude: longitude } = spot;
  const town =
    latitude === null || longitude === null ? null : await places.nearestTown(db, { latitude, longitude }, found);
  if (town !== null) return { ...at(town), latitude, longitude, placeId: null, question: null };
  return {
    ...unknownPlace,
    timezone: zones[0] ?? unknownPlace.timezone,
    country: countryCode === null ? null : places.countryName(countryCode),
    province: countryCode === 'CA' ? provinceIn(regionCode) : null,
    question: questionOf(found),
  };
}

/** What has to be known of a place that we don't know, because it has several time zones, and in Canada several taxes. */
function questionOf({ countryCode, regionCode, regionName, zones }: UnknownLocation): string | null {
  if (zones.length < 2) return null;
  if (countryCode === 'CA' && regionCode === null)
    return 'We don’t know this place. Add its province or territory, or choose the nearest town.';
  const name = regionName ?? (countryCode === null ? 'what it says' : places.countryName(countryCode));
  return `We don’t know this place, and ${name} has more than one time zone. Choose the nearest town.`;
}

function at({ latitude, longitude, timezone, country, countryCode, regionCode }: Place): Omit<EventPlace, 'placeId'> {
  const province = countryCode === 'CA' ? provinceIn(regionCode) : null;
  return { latitude, longitude, timezone, country, province };
}

/** What a location means, for the form: the likeliest place, and all that fit; or what's to be asked. */
export interface LocationMeaning {
  readonly place: Place | null;
  readonly candidates: readonly Place[];
  readonly timezone: string;
  readonly question: string | null;
}

export async function meaningOf(db: Database, location: string): Promise<LocationMeaning> {
  const found = await places.resolveEventLocation(db, location);
  if (found.kind === 'unknown') {
    const timezone = found.zones[0] ?? defaultEventTimezone;
    return { place: null, candidates: [], timezone, question: questionOf(found) };
  }
  const { place } = found;
  const candidates = found.kind === 'found' ? [place] : found.candidates;
  return { place, candidates, timezone: place.timezone, question: null };
}
