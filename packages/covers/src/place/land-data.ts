import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** What covers a cell of the map. */
export const sea = 0;
export const land = 1;
export const lake = 2;

/** Cells a degree: of the map of land and water, and of the map of altitudes. */
export const fineCells = 20;
export const coarseCells = 4;
/** Towns are kept to a fiftieth of a degree. */
const townSteps = 50;
const altitudeStepM = 25;

/** Lowest and highest town of a cell, in metres. */
export interface AltitudeRange {
  readonly lowM: number;
  readonly highM: number;
}

export interface Town {
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
}

export interface LandData {
  /** For each row of cells from the south pole: the column where each run ends, and what covers it. */
  readonly water: readonly { readonly ends: Uint16Array; readonly covers: Uint8Array }[];
  readonly altitudes: ReadonlyMap<number, AltitudeRange>;
  /** Towns of 10,000 people or more by whole degree: `floor(latitude)|floor(longitude)`. */
  readonly towns: ReadonlyMap<string, readonly Town[]>;
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

function readRow(next: () => number): LandData['water'][number] {
  const [ends, covers]: [number[], number[]] = [[], []];
  for (let column = 0; column < 360 * fineCells;) {
    const run = next();
    column += run >> 2;
    ends.push(column);
    covers.push(run & 3);
  }
  return { ends: Uint16Array.from(ends), covers: Uint8Array.from(covers) };
}

function readAltitudes(next: () => number): LandData['altitudes'] {
  const cells = new Map<number, AltitudeRange>();
  let cell = 0;
  for (let left = next(); left > 0; left--) {
    cell += next();
    const low = next();
    cells.set(cell, { lowM: low * altitudeStepM, highM: (low + next()) * altitudeStepM });
  }
  return cells;
}

function readTowns(next: () => number): LandData['towns'] {
  const byDegree = new Map<string, Town[]>();
  const columns = 360 * townSteps + 1;
  let at = 0;
  for (let left = next(); left > 0; left--) {
    at += next();
    const latitude = Math.floor(at / columns) / townSteps - 90;
    const longitude = (at % columns) / townSteps - 180;
    const key = `${Math.floor(latitude)}|${Math.floor(longitude)}`;
    const list = byDegree.get(key) ?? [];
    list.push({ latitude, longitude, population: 2 ** (next() / 4) });
    byDegree.set(key, list);
  }
  return byDegree;
}

let loaded: LandData | undefined;

/**
 * The map of land, water, altitudes and towns, read once. `packages/covers/tools/build-land-data.mjs` makes its file.
 * Source: Natural Earth; GeoNames
 */
export function landData(): LandData {
  if (loaded) return loaded;
  const next = reader(gunzipSync(readFileSync(new URL('../../data/land.bin.gz', import.meta.url))));
  const water = Array.from({ length: 180 * fineCells }, () => readRow(next));
  loaded = { water, altitudes: readAltitudes(next), towns: readTowns(next) };
  return loaded;
}
