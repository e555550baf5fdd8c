import type { NamedPlace } from './users.repository';

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** 'Springfield, Missouri, United States': enough to see whether the right place was found. */
export function placeLabel({ name, region, countryCode }: NamedPlace): string {
  return [name, region, countryNames.of(countryCode)].filter((part) => part !== null && part !== undefined).join(', ');
}
