import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { dataFile } from '../table-rows';
import { readAltitudeCells, type AltitudeCells } from './altitude-cells';
import { readTowns, type Towns } from './towns';
import { readWaterRows, type WaterRows } from './water-rows';

/** Blocks of numbers: 1 MB for as long as the program runs, where an object for each cell and town took 10. */
export interface LandData {
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
export function landData(): LandData {
  if (loaded) return loaded;
  const next = reader(gunzipSync(readFileSync(dataFile('land.bin.gz'))));
  loaded = { water: readWaterRows(next), altitudes: readAltitudeCells(next), towns: readTowns(next) };
  return loaded;
}
