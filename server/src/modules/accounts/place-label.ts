import { countryName } from '../places/country-names';
import { placeLabel as labelOf } from '../places/place';
import type { NamedPlace } from './users.repository';

/** The place of a birth as people read it: 'Springfield, Missouri, United States'. */
export function placeLabel({ name, region, countryCode }: NamedPlace): string {
  return labelOf({ name, region, country: countryName(countryCode) });
}
