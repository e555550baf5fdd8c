import type { PlaceRow } from '../../../db/schema/places';
import { countryName } from './country-names';

/** A town of the gazetteer. */
export interface Place {
  /** GeoNames id. */
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

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Great-circle distance by the haversine formula, on a sphere of 6,371 km: good to 0.5%. */
export function distanceKm(a: Point, b: Point): number {
  const half = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2;
  const cosines = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  const chord = half(b.latitude - a.latitude) + cosines * half(b.longitude - a.longitude);
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}
