import { Pool } from 'pg';
import { databaseUrl } from '../../e2e/site/database';
import { startSite } from '../../e2e/site/start-site';
import { fill } from './admin/fill';
import { managementReads, type Read } from './admin/reads';
import { buildMatters } from './matters';
import { quantile } from './quantile';
import { signIn } from './sign-in';

const warmUps = 5;
const samples = 40;

/**
 * Every read of organizers and admins with 100,000 users, 10,000 events and 200,000 bookings, one at a time on an idle machine.
 * Targets: each at most 1 s at the 95th percentile.
 * Source: docs/rules/reliability.md, "Performance budgets".
 */
export async function benchAdmin(): Promise<Record<string, number>> {
  const reads = managementReads();
  const site = await startSite(new Date().toISOString().slice(0, 10), { settings: { SEED: 'none' } });
  const pool = new Pool({ connectionString: await databaseUrl(site.dataDir), max: 20 });
  try {
    await fill(pool);
    const scene = await sceneOf(pool);
    const requests = reads.map((read) => ({ ...read, ...requestFor(read, scene) }));
    const figures: Record<string, number> = {};
    for (const { name, path, headers } of requests) {
      figures[`${name}P95Ms`] = tenths(quantile(await timesOf(site.url + path, headers), 0.95));
    }
    return figures;
  } finally {
    await pool.end();
    await site.stop();
  }
}

interface Scene {
  readonly eventId: number;
  readonly headers: Readonly<Record<Read['as'], Readonly<Record<string, string>>>>;
}

/** Signs the admin and the organizer of the first event in. */
async function sceneOf(pool: Pool): Promise<Scene> {
  await buildMatters(pool);
  const { rows } = await pool.query<{ eventId: number; organizer: number; admin: number }>(
    `select id as "eventId", created_by as organizer, (select min(id) from users where is_admin) as admin from events order by id limit 1`,
  );
  const [row] = rows;
  if (!row) throw new RangeError('there are no events');
  return {
    eventId: row.eventId,
    headers: { admin: await signIn(pool, row.admin), organizer: await signIn(pool, row.organizer) },
  };
}

function requestFor({ path, as }: Read, { eventId, headers }: Scene) {
  return { path: path.replace(':event', String(eventId)), headers: headers[as] };
}

/** How long each of some requests took, in milliseconds, sorted. @throws RangeError for an answer other than 200 */
async function timesOf(url: string, headers: Readonly<Record<string, string>>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < warmUps + samples; round += 1) {
    const begun = performance.now();
    const response = await fetch(url, { headers });
    const text = await response.text();
    if (response.status !== 200) throw new RangeError(`${url} ${response.status} ${text}`);
    if (round >= warmUps) times.push(performance.now() - begun);
  }
  return times.toSorted((a, b) => a - b);
}

function tenths(milliseconds: number): number {
  return Math.round(10 * milliseconds) / 10;
}
