import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder';
import { testDatabase, type TestDatabase } from '../../../test/test-database';
import { resolveEventLocation } from './event-location.service';
import { loadGazetteer } from './load-gazetteer';
import { searchPlaces } from './places.service';

const someTowns = new URL('../../../test/small-gazetteer.txt', import.meta.url).pathname;

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});

const count = async (table: string): Promise<number> => {
  const { rows } = await database.pool.query(`select count(*)::int as n from ${table}`);
  return rows[0].n;
};

async function fileOf(text: string): Promise<string> {
  const file = join(await temporaryFolder('gazetteer'), 'towns.txt');
  await writeFile(file, text);
  return file;
}

const townLine = (id: number): string =>
  [id, 'Town', 'Town', '', 1, 1, 'P', 'PPL', 'FR', '', '', '', '', '', 5000, '', '', 'Europe/Paris'].join('\t');

describe('loadGazetteer', () => {
  it('fails without ending the process when the database refuses a row', async () => {
    await database.pool.query(`update gazetteer set edition = 'older'`);
    const towns = Array.from({ length: 1300 }, (_, index) => townLine(index < 600 ? index + 1 : 7)).join('\n');
    await expect(loadGazetteer(database.db, { file: await fileOf(towns) })).rejects.toThrow();
    expect(await count('places')).toBeGreaterThan(100);
  });

  it('CRA-14 keeps the old data if it fails halfway, and loads everything the next time', async () => {
    const before = await count('places');
    await database.pool.query(`update gazetteer set edition = 'older'`);
    const towns = Array.from({ length: 1300 }, (_, index) => townLine(index + 1)).join('\n');
    await expect(loadGazetteer(database.db, { file: await fileOf(`${towns}\nhalf a li`) })).rejects.toThrow(RangeError);
    expect(await count('places')).toBe(before);
    expect(await searchPlaces(database.db, 'toronto')).toHaveLength(1);
    expect(await loadGazetteer(database.db, { file: someTowns })).toBe(true);
    expect(await count('places')).toBe(before);
    expect(await count(`gazetteer where edition = 'older'`)).toBe(0);
  });

  it('ends between two batches when the process stops, and keeps the old data', async () => {
    const before = await count('places');
    await database.pool.query(`update gazetteer set edition = 'older'`);
    const towns = Array.from({ length: 1300 }, (_, index) => townLine(index + 1)).join('\n');
    const stopping = AbortSignal.abort(new Error('stopping'));
    await expect(loadGazetteer(database.db, { file: await fileOf(towns), stopping })).rejects.toThrow('stopping');
    expect(await count('places')).toBe(before);
    expect(await count(`gazetteer where edition = 'older'`)).toBe(1);
  });

  it('loads once when several processes start at the same time', async () => {
    await database.pool.query('delete from gazetteer');
    const loaded = await Promise.all([1, 2, 3, 4].map(() => loadGazetteer(database.db, { file: someTowns })));
    expect(loaded.filter(Boolean)).toHaveLength(1);
    expect(await count('gazetteer')).toBe(1);
  });

  it('replaces the towns of another edition', async () => {
    await database.pool.query(`update gazetteer set edition = 'older'`);
    const [line = ''] = (await readFile(someTowns, 'utf8')).split('\n').filter((text) => text.includes('Europe/Paris'));
    expect(await loadGazetteer(database.db, { file: await fileOf(`${line}\n`) })).toBe(true);
    expect(await count('places')).toBe(1);
  });
});

describe('while the gazetteer is being loaded', () => {
  it('an event’s location is found at once', async () => {
    await database.pool.query('delete from gazetteer');
    expect(await resolveEventLocation(database.db, 'Tofino, British Columbia')).toMatchObject({
      kind: 'found',
      place: { name: 'Tofino', timezone: 'America/Vancouver' },
    });
  });

  it('only what may be misspelled waits', async () => {
    await database.pool.query('delete from gazetteer');
    const searching = searchPlaces(database.db, 'montrael');
    await loadGazetteer(database.db, { file: someTowns });
    expect(await searching).toHaveLength(1);
  });

  it('and is told so when that takes long', async () => {
    await database.pool.query('delete from gazetteer');
    vi.useFakeTimers({ toFake: ['Date'] });
    const clock = setInterval(() => vi.setSystemTime(Date.now() + 1000), 50);
    onTestFinished(() => {
      clearInterval(clock);
      vi.useRealTimers();
    });
    await expect(searchPlaces(database.db, 'montrael')).rejects.toMatchObject({
      code: 'busy',
      message: 'We’re still loading our list of places. Try again in a minute, or check the spelling.',
      facts: { retryAfterSeconds: 5 },
    });
  });
});
