import type { PlaceRow } from '../../../db/schema/places';
import { countryName } from './country-names';

/** A town or park of the gazetteer. */
export interface Place {
  /** GeoNames id, or that of `parks.ts`. */
  readonly id: number;
  readonly name: string;
  readonly region: string | null;
  readonly regionCode: string | null;
  readonly countryCode: string;
  /** English name. */
  readonly country: string;
  /** Degrees, north and east positive. */
  readonly latitude: number;
  readonly longitude: number;
  /** IANA name. */
  readonly timezone: string;
  readonly population: number;
}

export function toPlace({ lat, lon, zone, ...row }: PlaceRow): Place {
  return { ...row, country: countryName(row.countryCode), latitude: lat, longitude: lon, timezone: zone };
}

/** Name, region and country, as people read them: 'Springfield, Missouri, United States'. No name appears twice in a row. */
export function placeLabel({ name, region, country }: Pick<Place, 'name' | 'region' | 'country'>): string {
  const parts = [name, region, country].filter((part) => part !== null);
  return parts.filter((part, index) => part !== parts[index - 1]).join(', ');
}

const earthRadiusKm = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A spot on the Earth, in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** A point as the direction from the Earth's centre, of length 1: distances from very many points are computed from it. */
export interface Direction {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export function directionOf({ latitude, longitude }: Point): Direction {
  const [phi, lambda] = [radians(latitude), radians(longitude)];
  return { x: Math.cos(phi) * Math.cos(lambda), y: Math.cos(phi) * Math.sin(lambda), z: Math.sin(phi) };
}

/** Great-circle distance by the chord, on a sphere of 6,371 km: good to 0.5%. */
export function kmBetween(a: Direction, b: Direction): number {
  const chord = Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2);
  return 2 * earthRadiusKm * Math.asin(Math.min(1, chord / 2));
}

/** Great-circle distance, as `kmBetween`. */
export function distanceKm(a: Point, b: Point): number {
  return kmBetween(directionOf(a), directionOf(b));
}

/** A place by name, as tables that point to the gazetteer join it. */
export interface NamedPlace {
  readonly name: string;
  readonly region: string | null;
  readonly countryCode: string;
}

/** The place as people read it: 'Springfield, Missouri, United States'. */
export function namedPlaceLabel({ name, region, countryCode }: NamedPlace): string {
  return placeLabel({ name, region, country: countryName(countryCode) });
}
