import { dataFile, oneOf, tableRows } from '../table-rows';
import { climateAt, type Climate } from './climate';
import { altitudesNear, cityPeople, coverOf, kmBetween, townAround, waterNear, type WaterNear } from './distances';
import { fineCells, sea } from './water-rows';

const reliefs = ['flat', 'hills', 'mountains', 'alpine'] as const;

/** What a picture needs to know of a place. */
export interface PlaceFacts extends WaterNear {
  readonly latitude: number;
  readonly longitude: number;
  /** How high and bare the land is. */
  readonly relief: (typeof reliefs)[number];
  readonly climate: Climate;
  /** Metres above the sea: between the lowest and the highest town around. */
  readonly altitudeM: number;
  readonly settlement: 'city' | 'town' | 'country';
  /** Inhabitants of the town around it; 0 in the country. */
  readonly people: number;
  readonly hasCanyons: boolean;
  readonly hasDunes: boolean;
  readonly hasFjords: boolean;
  readonly hasIslands: boolean;
  readonly hasTerraces: boolean;
  readonly hasVolcano: boolean;
}

/** Differences in altitude, among the towns within about 40 km, that make hills and mountains. */
const hillsM = 260;
const mountainsM = 1150;
/** Rain forests end here; higher up the tropics are cool and open. */
const highTropicsM = 1600;

/** Mountain ranges, the highest kinds first; a crest is latitude and longitude in turn. */
const ranges = tableRows(dataFile('ranges.tsv')).map(([relief, halfWidthKm, crest = '']) => ({
  relief: oneOf(reliefs, relief),
  halfWidthKm: Number(halfWidthKm),
  crest: crest.split(' ').map(Number),
}));

const regionKinds = ['canyons', 'dunes', 'fjords', 'terraces', 'volcano', 'lake'] as const;

/** Round regions. A lake is a well-known one that's too small for our map of lakes. */
const regions = tableRows(dataFile('regions.tsv')).map(([kind, ...circle]) => {
  const [lat = 0, lon = 0, km = 0] = circle.map(Number);
  return { kind: oneOf(regionKinds, kind), lat, lon, km };
});

const hasRegion = (latitude: number, longitude: number, wanted: (typeof regionKinds)[number]): boolean =>
  regions.some(({ kind, lat, lon, km }) => kind === wanted && kmBetween(latitude, longitude, lat, lon) < km);

/** Kilometres from a point to a crest, measured at points along it. */
function kmToCrest(latitude: number, longitude: number, crest: readonly number[]): number {
  let nearest = Infinity;
  for (let i = 0; i < crest.length; i += 2)
    for (let part = 0; part < 8; part++) {
      const [lat1 = 0, lon1 = 0] = [crest[i], crest[i + 1]];
      const [lat2 = lat1, lon2 = lon1] = [crest[i + 2], crest[i + 3]];
      const t = part / 8;
      nearest = Math.min(nearest, kmBetween(latitude, longitude, lat1 + (lat2 - lat1) * t, lon1 + (lon2 - lon1) * t));
    }
  return nearest;
}

function reliefOf(latitude: number, longitude: number, townsApartM: number): PlaceFacts['relief'] {
  const range = ranges.find(({ halfWidthKm, crest }) => kmToCrest(latitude, longitude, crest) < halfWidthKm);
  if (range) return range.relief;
  if (townsApartM > mountainsM) return 'mountains';
  return townsApartM > hillsM ? 'hills' : 'flat';
}

function settlementOf(people: number): PlaceFacts['settlement'] {
  if (people >= cityPeople) return 'city';
  return people > 0 ? 'town' : 'country';
}

function readFacts(latitude: number, longitude: number): PlaceFacts {
  const altitudes = altitudesNear(latitude, longitude);
  const water = waterNear(latitude, longitude);
  const { lowM = 0, highM = 0 } = altitudes ?? {};
  const people = townAround(latitude, longitude);
  const climate = climateAt(latitude, longitude);
  const own = altitudesNear(latitude, longitude, 0) ?? { lowM, highM };
  const altitudeM = water.seaKm < 5 ? Math.min(100, lowM) : (own.lowM + own.highM) / 2;
  return {
    ...water,
    lakeKm: hasRegion(latitude, longitude, 'lake') ? 0 : water.lakeKm,
    latitude,
    longitude,
    relief: reliefOf(latitude, longitude, highM - lowM),
    climate: climate === 'rainforest' && altitudeM > highTropicsM ? 'tropics' : climate,
    altitudeM,
    settlement: settlementOf(people),
    people,
    hasCanyons: hasRegion(latitude, longitude, 'canyons'),
    hasDunes: hasRegion(latitude, longitude, 'dunes'),
    hasIslands: water.seaKm < 25 && islandsNear(latitude, longitude) > 1,
    hasFjords: hasRegion(latitude, longitude, 'fjords'),
    hasTerraces: hasRegion(latitude, longitude, 'terraces'),
    hasVolcano: hasRegion(latitude, longitude, 'volcano'),
  };
}

const remembered = new Map<string, PlaceFacts>();
const mostRemembered = 500;

/** The facts of a place, from the data in `packages/covers/data` and our tables. Source: docs/archive/design/covers.md, "Land" */
export function placeFacts(latitude: number, longitude: number): PlaceFacts {
  const east = ((((longitude + 180) % 360) + 360) % 360) - 180;
  const key = `${latitude.toFixed(3)}|${east.toFixed(3)}`;
  const known = remembered.get(key);
  if (known) return known;
  if (remembered.size >= mostRemembered) remembered.clear();
  const facts = readFacts(Number(latitude.toFixed(3)), Number(east.toFixed(3)));
  remembered.set(key, facts);
  return facts;
}

/** Half the width of the window we look at, in cells of about 5 km. */
const half = 7;
const size = 2 * half + 1;

/** How many pieces of land around a point lie wholly in the sea, within about 35 km. */
function islandsNear(latitude: number, longitude: number): number {
  const stretch = 1 / Math.max(0.2, Math.cos((latitude * Math.PI) / 180));
  const isLand = Array.from({ length: size * size }, (_, i) => {
    const [row, column] = [Math.floor(i / size) - half, (i % size) - half];
    return coverOf(latitude + row / fineCells, longitude + (column * stretch) / fineCells) !== sea;
  });
  const seen = new Set<number>();
  let islands = 0;
  for (const start of isLand.keys()) if (isLand[start] && !seen.has(start) && isIsland(isLand, start, seen)) islands++;
  return islands;
}

/** Walks one piece of land. @returns whether it stays clear of the window's edge */
function isIsland(isLand: readonly boolean[], start: number, seen: Set<number>): boolean {
  const open = [start];
  seen.add(start);
  let isClear = true;
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const [row, column] = [Math.floor(cell / size), cell % size];
    if (row === 0 || column === 0 || row === size - 1 || column === size - 1) {
      isClear = false;
      continue;
    }
    for (const next of [cell - 1, cell + 1, cell - size, cell + size])
      if (isLand[next] && !seen.has(next)) {
        seen.add(next);
        open.push(next);
      }
  }
  return isClear;
}
