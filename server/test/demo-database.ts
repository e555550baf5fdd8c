import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { loadDemo } from '../db/seed/load-demo';
import { openPool } from '../src/database/connection';
import { databaseOn } from '../src/database/database';
import { sealerWith, sealingKeyBytes } from '../src/encryption/sealer';
import { databaseUrl, demoTemplate, templateDatabase } from './global-setup';
import { testDatabase, type TestDatabase } from './test-database';

/** What the shared demo's dates are relative to: a day long past, so that nothing depends on the machine's clock. */
export const demoNow = new Date('2026-11-20T13:00:00Z');
export const demoSite = 'http://localhost:3000';

/** How long loading it may take: 13 s of processor, on a machine that may have much else to do. */
export const demoTimeoutMs = 600_000;

/** Any number that no other code in this project locks on. */
const makingLock = 20_261_121;

/** A test's own database with the demo. It's loaded once in a run, by the first file that asks, and copied: loading takes seconds of processor. */
export async function demoDatabase(): Promise<TestDatabase> {
  const maintenance = new Client({ connectionString: inject('maintenanceUrl') });
  await maintenance.connect();
  try {
    await maintenance.query('select pg_advisory_lock($1)', [makingLock]);
    const { rowCount } = await maintenance.query('select from pg_database where datname = $1', [demoTemplate]);
    if (rowCount === 0) await makeTemplate(maintenance);
  } finally {
    await maintenance.end();
  }
  return testDatabase(demoTemplate);
}

/** It gets its name when it's whole. */
async function makeTemplate(maintenance: Client): Promise<void> {
  const name = `t_${randomBytes(6).toString('hex')}`;
  await maintenance.query(`create database ${name} template ${templateDatabase} strategy file_copy`);
  const pool = openPool(databaseUrl(inject('maintenanceUrl'), name), () => undefined);
  const sealer = sealerWith([randomBytes(sealingKeyBytes)]);
  const load = () => loadDemo(databaseOn(pool), { now: demoNow, site: demoSite, sealer });
  // Two processes may load it at once; it's there once, as `load-demo.test.ts` counts.
  await Promise.all([load(), load()]).finally(() => pool.end());
  await maintenance.query(`alter database ${name} rename to ${demoTemplate}`);
}
