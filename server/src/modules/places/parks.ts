import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { serverFolder } from '../../folders';
import type { GazetteerEntry } from './gazetteer-line';
import { otherSpellings, placeKey } from './place-key';
import { regionsNamed } from './region-names';

/**
 * Parks and protected areas of Canada and the United States. The number makes the place's id, which events keep: never change or reuse one; add
 * lines at the end. An area in several states has a line for each. The zone is that of the nearest town in the region, or what the area itself
 * keeps (Guadalupe Mountains). The lines up to 632 were written by hand, to about a tenth of a degree; sources of the others: docs/sources.md.
 */
const parkFile = join(serverFolder, 'db/parks.csv');

const parkRecord = z.object({
  number: z.coerce.number().int(),
  country: z.string().length(2),
  region: z.string().min(2),
  latitude: z.coerce.number(),
  longitude: z.coerce.number(),
  zone: z.string(),
  /** Separated by semicolons, the one that it's shown by first. */
  names: z.string().min(1),
});

/** Parks are numbered from here; GeoNames' ids are far below. */
const firstId = 2_000_000_000;

/**
 * Parks and protected areas as entries of the gazetteer. Their own names are what they're called, with and without the kind of area: 'Algonquin
 * Provincial Park', 'Algonquin Park', 'Zion NP'. The mere name ('Zion') is another name, so that a town of that name comes first. Nobody lives there.
 */
export function parkEntries(): readonly GazetteerEntry[] {
  const records = z.array(parkRecord).parse(parse(readFileSync(parkFile, 'utf8'), { columns: true }));
  return records.map(
    ({ number, country: countryCode, region: regionCode, latitude, longitude, zone, names: text }): GazetteerEntry => {
      const names = text.split('; ');
      const region = regionsNamed(regionCode).find((each) => each.countryCode === countryCode);
      return {
        id: firstId + number,
        name: names[0] ?? '',
        region: region?.name ?? null,
        regionCode,
        countryCode,
        lat: latitude,
        lon: longitude,
        population: 0,
        zone,
        ...keysOf(names.map(placeKey)),
      };
    },
  );
}

/** Words at the end of a name that say what kind of area it is. */
const kindOfArea =
  / (?:national|provincial|state|territorial|interprovincial|urban|marine|wildland|wilderness|conservation|recreation|natural|and|park|parks|preserve|reserve|reservation|monument|area|seashore|lakeshore|forest|refuge|wildlife)$/;
const frenchKind = /^(?:parc national|parc|reserve faunique) (?:de la |des |de |du )?/;

function withoutKind(key: string): string {
  const shorter = key.replace(frenchKind, '').replace(kindOfArea, '');
  return shorter === key ? key : withoutKind(shorter);
}

/** How else people write an area of a kind. */
const otherKinds: readonly (readonly [word: string, kinds: readonly string[]])[] = [
  ['national park', ['national park', 'np', 'park']],
  ['provincial park', ['provincial park', 'pp', 'park']],
  ['state park', ['state park', 'sp', 'park']],
  ['park', ['park']],
];

function keysOf(keys: readonly string[]): Pick<GazetteerEntry, 'keys' | 'ownKeyCount'> {
  const own = keys.flatMap((key) => [key, key.replaceAll(' and ', ' '), ...otherWaysOf(key)]);
  const ownKeys = [...new Set(own.flatMap((key) => [key, ...otherSpellings(key)]))];
  // 'High Park' isn't called High, nor is Central Park Central.
  const mere = keys.filter((key) => !/^\w+ park$/.test(key)).map(withoutKind);
  return { keys: [...new Set([...ownKeys, ...mere])], ownKeyCount: ownKeys.length };
}

function otherWaysOf(key: string): readonly string[] {
  const name = withoutKind(key);
  if (frenchKind.test(key)) return [`parc national ${name}`, `parc ${name}`, `${name} park`];
  const kinds = otherKinds.find(([word]) => key.includes(` ${word}`))?.[1] ?? [];
  return kinds.map((kind) => `${name} ${kind}`);
}
