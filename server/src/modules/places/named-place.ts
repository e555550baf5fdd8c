import { countryName } from './country-names';
import { placeLabel } from './place';

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
