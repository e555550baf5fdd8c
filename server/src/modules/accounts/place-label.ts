import { countryName, placeLabel as labelOf } from '../places/places.service';
import type { NamedPlace } from './users.repository';

/** The place of a birth as people read it: 'Springfield, Missouri, United States'. */
export function placeLabel({ name, region, countryCode }: NamedPlace): string {
  return labelOf({ name, region, country: countryName(countryCode) });
}
