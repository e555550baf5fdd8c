import { rmSync } from 'node:fs';
import { runningDatabase } from '@ascendant/embedded-postgres/running-database';
import { Pool } from 'pg';
import { freshDataDir, startSite, type Site } from '../../../e2e/site/start-site';
import { metricsToken, residentMb } from '../booking/peak-memory';
import { scoresReady } from '../http/measured-reads';
import { jobsDone } from '../jobs-done';
import { buildMatters } from '../matters';
import { processorTime, type ProcessorTime } from '../processor-time';
import { signIn, type SessionHeaders } from '../sign-in';
import type { ScaleRead } from './reads';

/** Who asks, and about what. */
interface Scene {
  readonly headers: Readonly<Record<ScaleRead['as'], SessionHeaders>>;
  pathOf(read: ScaleRead): string;
}

const startMs = 300_000;
/** Twice what filling may take, so that a slow run is measured and not ended. */
const mostMsPerEvent = 6;
/** Of how many series the events are dates, if they are. */
export const seriesOfSite = 5_000;

/** A running site with some number of events. */
export interface FilledSite {
  readonly size: number;
  readonly url: string;
  readonly pool: Pool;
  /** How long filling, another start, the first answer with scores and the jobs after it took. */
  readonly figures: Readonly<Record<string, number>>;
  processorTime(): Promise<ProcessorTime>;
  memoryMb(): Promise<number>;
  close(): Promise<void>;
}

/** One with people who are signed in. */
export interface GrownSite extends FilledSite {
  readonly scene: Scene;
}

/** How a site is filled. */
interface Filling {
  /** Whether the events are grouped into series: dates of 5,000 experiences. */
  readonly inSeries?: boolean;
  /** The checkout whose program fills and runs it. By default, this one. */
  readonly root?: string;
}

export async function growSite(size: number, filling: Filling = {}): Promise<GrownSite> {
  const site = await fillSite(size, filling);
  return { ...site, scene: await sceneOf(site.pool) };
}

/** Fills a site in a data folder of its own, starts it again, and waits until its scores are ready and its jobs done. */
export async function fillSite(size: number, { inSeries = false, root }: Filling = {}): Promise<FilledSite> {
  const dataDir = freshDataDir();
  const starting = { dataDir, size, dates: inSeries ? Math.ceil(size / seriesOfSite) : 1, ...(root && { root }) };
  const [filled, fillMs] = await timed(() => start(starting));
  await filled.stop();
  const [site, startMs] = await timed(() => start(starting));
  const database = await runningDatabase(dataDir);
  if (database === null) throw new Error(`No database is running in ${dataDir}.`);
  const pool = new Pool({ connectionString: database.url, max: 2 });
  const [, readyMs] = await timed(async () => scoresReady(site.url, await travellerOf(pool)));
  await pool.query('vacuum analyze');
  const [, doneMs] = await timed(() => jobsDone(pool));
  return {
    size,
    url: site.url,
    pool,
    figures: {
      [`fillSeconds${size}`]: Math.round(fillMs / 1000),
      [`secondStartMs${size}`]: Math.round(startMs),
      [`scoresReadySeconds${size}`]: Math.round(readyMs / 1000),
      [`jobsDoneSeconds${size}`]: Math.round(doneMs / 1000),
    },
    processorTime: () => processorTime({ server: site.pid, postmaster: database.pid }),
    memoryMb: () => residentMb(site.url),
    close: async () => {
      await pool.end();
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

interface Starting {
  readonly dataDir: string;
  readonly size: number;
  readonly dates: number;
  readonly root?: string;
}

function start({ size, dates, ...where }: Starting): Promise<Site> {
  const settings = {
    SEED: 'large',
    EVENTS: String(size),
    DATES: String(dates),
    METRICS_TOKEN: metricsToken,
    TRUST_PROXY: '1',
  };
  const withinMs = startMs + size * mostMsPerEvent;
  return startSite(new Date().toISOString().slice(0, 10), { ...where, settings, withinMs });
}

async function timed<Result>(work: () => Promise<Result>): Promise<readonly [Result, number]> {
  const begun = performance.now();
  return [await work(), performance.now() - begun];
}

async function travellerOf(pool: Pool): Promise<SessionHeaders> {
  const { rows } = await pool.query<{ id: number }>(`select id from users where username = 'traveller'`);
  return signIn(pool, rows[0]?.id ?? 0);
}

/** The demo's three people; a published event of the organizer, and someone of the family and a booking of the traveller. */
type SceneIds = Record<'traveller' | 'organizer' | 'admin' | 'event' | 'dependent' | 'booking', number>;

/** Signs the three people of the demo in. */
async function sceneOf(pool: Pool): Promise<Scene> {
  await buildMatters(pool);
  const { rows } = await pool.query<SceneIds>(
    `select traveller.id as traveller, organizer.id as organizer, admin.id as admin, upcoming.id as event, family.id as dependent,
       booked.id as booking
     from users traveller, users organizer, users admin,
       lateral (select id from events where created_by = organizer.id and status = 'published' and start_date > current_date
         order by id limit 1) upcoming,
       lateral (select id from dependents where user_id = traveller.id order by id limit 1) family,
       lateral (select bookings.id from bookings join events on events.id = event_id
         where user_id = traveller.id and bookings.status = 'confirmed' and starts_at > now() order by bookings.id limit 1) booked
     where traveller.username = 'traveller' and organizer.username = 'organizer' and admin.username = 'admin'`,
  );
  const [ids] = rows;
  if (!ids) throw new RangeError('the demo data are not there');
  const headers = {
    visitor: {},
    traveller: await signIn(pool, ids.traveller),
    organizer: await signIn(pool, ids.organizer),
    admin: await signIn(pool, ids.admin),
  };
  return {
    headers,
    pathOf: ({ path }) =>
      Object.entries(ids).reduce((filled, [name, id]) => filled.replace(`:${name}`, String(id)), path),
  };
}
