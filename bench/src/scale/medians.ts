import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { median, quantile } from '../quantile';
import type { GrownSite } from './grown-site';
import type { ScaleRead } from './reads';

const warmUps = 3;
const samples = 25;
/** How long a process may need to hear that everything has changed. */
const heardWithinMs = 5;

export interface Measured {
  /** In milliseconds, in the order of the sites. */
  readonly medians: readonly number[];
  /** The 95th percentiles, likewise. */
  readonly p95s: readonly number[];
  /** How many answers were 5xx. */
  readonly failed: number;
}

/** Asks one read of some sites in turns, again and again; visitors' answers are computed each time, as if something had changed. */
export async function measuredOn(sites: readonly GrownSite[], read: ScaleRead): Promise<Measured> {
  const times = sites.map((): number[] => []);
  let failed = 0;
  for (let round = 0; round < warmUps + samples; round += 1) {
    for (const [index, { url, pool, scene }] of sites.entries()) {
      if (read.as === 'visitor') await dropCached(pool);
      const begun = performance.now();
      const status = await ask(url + scene.pathOf(read), scene.headers[read.as]);
      if (status >= 500) failed += 1;
      if (round >= warmUps) times[index]?.push(performance.now() - begun);
    }
  }
  const p95s = times.map((each) =>
    quantile(
      each.toSorted((a, b) => a - b),
      0.95,
    ),
  );
  return { medians: times.map(median), p95s, failed };
}

async function dropCached(pool: Pool): Promise<void> {
  await pool.query(`select pg_notify('ascendant_changes', 'all')`);
  await sleep(heardWithinMs);
}

/** @throws RangeError if we asked for something that isn't there: it would be measured as fast */
async function ask(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const response = await fetch(url, { headers });
  const text = await response.text();
  if (response.status >= 400 && response.status < 500) throw new RangeError(`${url} ${response.status} ${text}`);
  return response.status;
}
