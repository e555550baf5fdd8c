import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '../../src/database/connection';
import { migrationsFolder, readMigrations } from '../../src/database/migrations';
import { crashEnvironment, newDatabase, type CrashEnvironment } from './crash-environment';
import { startSurvivor, startVictim, targets } from './victim';

let environment: CrashEnvironment;
beforeAll(async () => {
  environment = await crashEnvironment({ isMigrated: false });
});

afterAll(() => environment.close());

let databases = 0;

/** Each test has its own empty database. */
async function emptyEnvironment(): Promise<CrashEnvironment> {
  databases += 1;
  return { ...environment, url: await newDatabase(environment.url, `migrating${databases}`) };
}

const appliedIn = (empty: CrashEnvironment) => countIn(empty, 'schema_migrations');
const triggersIn = (empty: CrashEnvironment) => countIn(empty, 'pg_trigger where not tgisinternal');

async function countIn({ url }: CrashEnvironment, what: string): Promise<number> {
  const pool = openPool(url, () => undefined, 1);
  try {
    const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${what}`);
    return rows[0]?.count ?? 0;
  } finally {
    await pool.end();
  }
}

describe.each(targets)('kill -9 of %s halfway through a migration', (target) => {
  // In the first migration, and in the functions after it.
  it.each([1, 2])('CRA-14 leaves only complete migrations, and the next start runs the rest (%i)', async (round) => {
    const empty = await emptyEnvironment();
    const victim = await startVictim(empty, { target, point: `migrating*${round}` });
    await victim.struck();
    if (target === 'PostgreSQL') expect(await victim.server.ended()).toBe(1);
    expect(await appliedIn(empty)).toBe(round - 1);
    expect(await triggersIn(empty)).toBe(0);
    await startSurvivor(empty);
    expect(await appliedIn(empty)).toBe((await readMigrations(migrationsFolder)).length);
    expect(await triggersIn(empty)).toBeGreaterThan(50);
  });
});
