import { locationMaxLength } from '@ascendant/domain/event/limits';
import { countryCodeOf, countryCodeOfQuery } from './country-names';
import { placeKey } from './place-key';
import { northAmericanRegion, regionsNamed, type Region } from './region-names';

/** One way to read a location: where to look, and the names in order. */
export interface LocationReading {
  readonly countryCode: string | null;
  readonly region: Region | null;
  /** Normalized, without the region if another name is before it: that's never a town. */
  readonly names: readonly string[];
  /** Whether the country is read from its two letters. */
  readonly isCode?: boolean;
}

/**
 * The ways to read the location of an event, the likeliest first: the last part as a country (and the part before it as its region),
 * as a region of a country whose regions we know, as a country's code, as neither. 'Atlanta, Georgia' is looked for in the country first,
 * then in the state; 'Berlin, DE' in Delaware, then in Germany. Postal codes are left out.
 * Source: docs/rules/sky.md, "Places".
 */
export function readEventLocation(text: string): readonly LocationReading[] {
  const parts = partsOf(text);
  const last = parts.at(-1);
  if (last === undefined) return [];
  return [...inCountry(parts, last), ...inRegions(parts, last), ...inCodedCountry(parts, last), anywhere(parts)];
}

/**
 * The same text with commas instead of dashes, or with one before the country or region that it, or what's before its country, ends with:
 * 'Banff – Alberta', 'Kyoto Japan', 'Portland OR', 'Killarney Provincial Park Ontario, Canada'. A code counts in capitals only, because 'in',
 * 'or' and 'me' are words.
 * @returns null if it has neither
 */
export function withComma(text: string): string | null {
  const separated = text.replaceAll(/\s[-–—]\s/gu, ', ');
  if (separated !== text) return separated;
  const parts = partsOf(text);
  const country = parts.length > 1 && countryCodeOf(parts.at(-1) ?? '') !== null ? parts.slice(-1) : [];
  const before = parts.slice(0, parts.length - country.length);
  const split = withRegionSplit(before.at(-1) ?? '', country.length > 0);
  return split === null ? null : [...before.slice(0, -1), split, ...country].join(', ');
}

/** 'Killarney Provincial Park, Ontario' and 'Kyoto, Japan', or both: 'Zion, Utah, USA'. */
function withRegionSplit(part: string, hasCountry: boolean): string | null {
  const split = isNorthAmericanRegion(part) ? null : withCommaIn(part);
  if (split === null || hasCountry) return split;
  const [first = '', last = ''] = split.split(', ');
  const again = countryCodeOf(last) === null || isNorthAmericanRegion(first) ? null : withCommaIn(first);
  return again === null ? split : `${again}, ${last}`;
}

function withCommaIn(part: string): string | null {
  const words = part.trim().split(/\s+/);
  for (let count = Math.min(words.length - 1, longestRegionWords); count > 0; count -= 1) {
    const last = words.slice(-count).join(' ');
    const isWord = last.length <= longestCode && last !== last.toUpperCase();
    if (!isWord && (regionsNamed(last).length > 0 || countryCodeOf(last) !== null))
      return `${words.slice(0, -count).join(' ')}, ${last}`;
  }
  return null;
}

const longestRegionWords = 4;
const longestCode = 3;

/** The code of the region of a country that a text names, whatever place it means there; null if it names none, or could mean two. */
export function regionNamedIn(text: string, countryCode: string): string | null {
  const named = [text, withComma(text) ?? '']
    .flatMap(readEventLocation)
    .filter((reading) => reading.countryCode !== null && !(reading.isCode === true && reading.region === null));
  const codes = new Set(named.flatMap(({ region }) => (region ? [region.countryCode + region.code] : [])));
  const [only] = codes;
  return codes.size === 1 && only?.startsWith(countryCode) ? only.slice(countryCode.length) : null;
}

/**
 * The parts between commas and the like, without postal codes and whatever else says nothing. Of a text that no event takes, no more is read:
 * what's looked up grows with the square of its words.
 */
function partsOf(text: string): readonly string[] {
  return text
    .slice(0, locationMaxLength)
    .split(/[,;|·、，()\n]/u)
    .map((part) => withoutPostalCode(part.trim()))
    .filter((part) => placeKey(part) !== '');
}

/** 'IL 62701', 'ON M5V 2T6', 'London SW1A 1AA', '75001 Paris', 'D-10115 Berlin'. */
const postalCodes = [
  /(?:^|\s+)\d{5}(?:-\d{4})?$/,
  /(?:^|\s+)[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/i,
  /(?:^|\s+)[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/i,
  /^(?:[A-Z]{1,2}-)?\d{4,6}\s+(?=\D+$)/,
];

function withoutPostalCode(part: string): string {
  return postalCodes.reduce((rest, code) => rest.replace(code, ''), part).trim();
}

function inCountry(parts: readonly string[], last: string): readonly LocationReading[] {
  const countryCode = countryCodeOf(last);
  return countryCode === null ? [] : [readingIn(countryCode, parts, last)];
}

/** Two letters, after everything that they're likelier to mean. */
function inCodedCountry(parts: readonly string[], last: string): readonly LocationReading[] {
  const countryCode = countryCodeOf(last) === null && parts.length > 1 ? countryCodeOfQuery(last.toUpperCase()) : null;
  return countryCode === null ? [] : [{ ...readingIn(countryCode, parts, last), isCode: true }];
}

/** England, Scotland, Wales and Northern Ireland are read as the country, of which they're regions too. */
function readingIn(countryCode: string, parts: readonly string[], last: string): LocationReading {
  const before = parts.slice(0, -1);
  const ofIts = (part: string) => regionsNamed(part).find((region) => region.countryCode === countryCode) ?? null;
  const region = ofIts(last) ?? ofIts(before.at(-1) ?? '');
  const isRegionLast = region !== null && before.length > 1 && ofIts(before.at(-1) ?? '') === region;
  const names = namesOf(isRegionLast ? before.slice(0, -1) : before.length > 0 ? before : parts);
  return { countryCode, region, names };
}

/** Alone, only the name of a state or a province is one: Victoria alone is the town. */
function inRegions(parts: readonly string[], last: string): readonly LocationReading[] {
  const asCountry = countryCodeOf(last);
  const found = parts.length > 1 ? regionsNamed(last) : [northAmericanRegion(last)].filter((region) => region !== null);
  return found
    .filter(({ countryCode }) => countryCode !== asCountry)
    .map((region) => ({
      countryCode: region.countryCode,
      region,
      names: namesOf(parts.length > 1 ? parts.slice(0, -1) : parts),
    }));
}

/** Whether a name is that of a state or province of the US or Canada. */
export function isNorthAmericanRegion(name: string): boolean {
  return northAmericanRegion(name) !== null;
}

function anywhere(parts: readonly string[]): LocationReading {
  return { countryCode: null, region: null, names: namesOf(parts) };
}

function namesOf(parts: readonly string[]): readonly string[] {
  return parts.map(placeKey);
}

const areaOrTrail =
  /\b(?:parc|park|parks|preserve|reserve|forest|wilderness|refuge|monument|trail|trails|area|seashore|lakeshore|parkway|sanctuary)$|^parc /;

/**
 * Shorter forms of a name, the longest first, down to its first word: a lodge or a viewpoint often begins with the town or park it's near.
 * 'banff springs hotel' gives 'banff springs', 'banff'. The name of a park or a trail isn't cut to one word: Golden Ears isn't in Golden.
 */
export function shorterNames(name: string): readonly string[] {
  const words = name.split(' ');
  const fewest = areaOrTrail.test(name) ? 2 : 1;
  return words
    .slice(1)
    .map((_, index) => words.slice(0, words.length - 1 - index))
    .filter(({ length }) => length >= fewest)
    .map((shorter) => shorter.join(' '));
}
