import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { dataFile } from '../table-rows';
import { altitudesAround, type AltitudeRange, type AltitudeCells, readAltitudeCells } from './altitude-cells';
import { townsAround, readTowns, type Towns } from './towns';
import { coverIn, fineCells, lake, sea, readWaterRows, type WaterRows } from './water-rows';

const kmPerDegree = 111.2;
const radiansPerDegree = Math.PI / 180;

/** Kilometres between two points less than some hundred kilometres apart. */
export function kmBetween(lat1: number, lon1: number, lat2: number, lon2: number): number {
  const turn = ((((lon2 - lon1 + 180) % 360) + 360) % 360) - 180;
  const east = turn * Math.cos(((lat1 + lat2) / 2) * radiansPerDegree);
  return Math.hypot(lat2 - lat1, east) * kmPerDegree;
}

/** What covers a point: sea, land or a lake. */
export function coverOf(latitude: number, longitude: number): number {
  return coverIn(landData().water, latitude, longitude);
}

export interface WaterNear {
  /** Kilometres to the sea and to a large lake; infinite if it's farther than we look. */
  readonly seaKm: number;
  readonly lakeKm: number;
  /** Parts of the surroundings, within about 15 km, that are sea or lake. */
  readonly seaShare: number;
  readonly lakeShare: number;
}

/** People from whom on a town is a city. */
export const cityPeople = 160_000;

const farthestKm = 45;
const around = 15;

/** Water around a point. A point in the sea itself is 0 km from it. */
export function waterNear(latitude: number, longitude: number): WaterNear {
  const step = 1 / fineCells;
  const reachLat = Math.ceil(farthestKm / kmPerDegree / step);
  const reachLon = Math.ceil(reachLat / Math.max(0.12, Math.cos(latitude * radiansPerDegree)));
  const nearest = { [sea]: Infinity, [lake]: Infinity };
  const counts = { [sea]: 0, [lake]: 0, all: 0 };
  for (let i = -reachLat; i <= reachLat; i++)
    for (let k = -reachLon; k <= reachLon; k++) {
      const [lat, lon] = [latitude + i * step, longitude + k * step];
      const km = kmBetween(latitude, longitude, lat, lon);
      const cover = coverOf(lat, lon);
      if (km < around) counts.all++;
      if (cover !== sea && cover !== lake) continue;
      if (km < around) counts[cover]++;
      nearest[cover] = Math.min(nearest[cover], km);
    }
  return {
    seaKm: nearest[sea],
    lakeKm: nearest[lake],
    seaShare: counts[sea] / counts.all,
    lakeShare: counts[lake] / counts.all,
  };
}

/** Lowest and highest town within about 40 km, or within about 15 km (`cells` 0); undefined where there is none. */
export function altitudesNear(latitude: number, longitude: number, cells = 1): AltitudeRange | undefined {
  const found = altitudesAround(landData().altitudes, { latitude, longitude, reach: cells });
  if (found.length === 0) return undefined;
  return { lowM: Math.min(...found.map(({ lowM }) => lowM)), highM: Math.max(...found.map(({ highM }) => highM)) };
}

const reachKm = (population: number) => 6 + 2.6 * Math.max(0, Math.log2(population / cityPeople));

/** The largest town whose streets reach a point; 0 if there is none. A town of ten times the people reaches 9 km farther. */
export function townAround(latitude: number, longitude: number): number {
  let people = 0;
  for (const town of townsAround(landData().towns, latitude, longitude))
    if (kmBetween(latitude, longitude, town.latitude, town.longitude) < reachKm(town.population))
      people = Math.max(people, town.population);
  return people;
}

/** Blocks of numbers: 1 MB for as long as the program runs, where an object for each cell and town took 10. */
interface LandData {
  readonly water: WaterRows;
  readonly altitudes: AltitudeCells;
  readonly towns: Towns;
}

/** Reads whole numbers, seven bits a byte, the last byte of each below 128. */
function reader(bytes: Uint8Array): () => number {
  let at = 0;
  return () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0;
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  };
}

let loaded: LandData | undefined;

/**
 * The map of land, water, altitudes and towns, read once. `packages/covers/tools/build-land-data.mjs` makes its file.
 * Source: Natural Earth; GeoNames
 */
function landData(): LandData {
  if (loaded) return loaded;
  const next = reader(gunzipSync(readFileSync(dataFile('land.bin.gz'))));
  loaded = { water: readWaterRows(next), altitudes: readAltitudeCells(next), towns: readTowns(next) };
  return loaded;
}
