import { countryCodeOf } from './country-names';
import { placeKey } from './place-key';
import { northAmericanRegion, type Region } from './region-names';

/** One way to read a location: where to look, and the names in order. */
export interface LocationReading {
  readonly countryCode: string | null;
  readonly region: Region | null;
  /** Normalized. */
  readonly names: readonly string[];
}

/**
 * The ways to read the location of an event, the likeliest first: the last part as a country (and the part before it as its region),
 * as a state of the US or a province of Canada, as neither. 'Atlanta, Georgia' is looked for in the country first, then in the state.
 * Source: docs/rules/sky.md, "Places".
 */
export function readEventLocation(text: string): readonly LocationReading[] {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => placeKey(part) !== '');
  const last = parts.at(-1);
  if (last === undefined) return [];
  return [inCountry(parts, last), inRegion(parts, last), anywhere(parts)].filter((reading) => reading !== null);
}

function inCountry(parts: readonly string[], last: string): LocationReading | null {
  const countryCode = countryCodeOf(last);
  if (countryCode === null) return null;
  const before = parts.slice(0, -1);
  const region = northAmericanRegion(before.at(-1) ?? '');
  const isItsRegion = region !== null && region.countryCode === countryCode;
  return { countryCode, region: isItsRegion ? region : null, names: namesOf(before.length > 0 ? before : parts) };
}

function inRegion(parts: readonly string[], last: string): LocationReading | null {
  const region = northAmericanRegion(last);
  if (region === null) return null;
  return { countryCode: region.countryCode, region, names: namesOf(parts) };
}

function anywhere(parts: readonly string[]): LocationReading {
  return { countryCode: null, region: null, names: namesOf(parts) };
}

function namesOf(parts: readonly string[]): readonly string[] {
  return parts.map(placeKey);
}

/**
 * Shorter forms of a name, the longest first, down to its first word: a trail or a park often begins with the town it is near.
 * 'banff national park' gives 'banff national', 'banff'.
 */
export function shorterNames(name: string): readonly string[] {
  const words = name.split(' ');
  return words.slice(1).map((_, index) => words.slice(0, words.length - 1 - index).join(' '));
}
