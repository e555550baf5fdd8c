import { rmSync } from 'node:fs';
import { Pool } from 'pg';
import { databaseUrl } from '../../../e2e/site/database';
import { freshDataDir, startSite, type Site } from '../../../e2e/site/start-site';
import { metricsToken, residentMb } from '../booking/peak-memory';
import { scoresReady } from '../http/measured-reads';
import { jobsDone } from '../jobs-done';
import { buildMatters } from '../matters';
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
export interface GrownSite {
  readonly size: number;
  readonly url: string;
  readonly pool: Pool;
  readonly scene: Scene;
  /** How long filling, another start, the first answer with scores and the jobs after it took. */
  readonly figures: Readonly<Record<string, number>>;
  memoryMb(): Promise<number>;
  close(): Promise<void>;
}

/**
 * Fills a site in a data folder of its own, starts it again, and waits until its scores are ready and its jobs done.
 * @param inSeries whether the events are grouped into series: dates of 5,000 experiences
 */
export async function growSite(size: number, inSeries = false): Promise<GrownSite> {
  const dataDir = freshDataDir();
  const dates = inSeries ? Math.ceil(size / seriesOfSite) : 1;
  const [filled, fillMs] = await timed(() => start(dataDir, size, dates));
  await filled.stop();
  const [site, startMs] = await timed(() => start(dataDir, size, dates));
  const pool = new Pool({ connectionString: await databaseUrl(dataDir), max: 2 });
  const scene = await sceneOf(pool);
  const [, readyMs] = await timed(() => scoresReady(site.url, scene.headers.traveller));
  await pool.query('vacuum analyze');
  const [, doneMs] = await timed(() => jobsDone(pool));
  return {
    size,
    url: site.url,
    pool,
    scene,
    figures: {
      [`fillSeconds${size}`]: Math.round(fillMs / 1000),
      [`secondStartMs${size}`]: Math.round(startMs),
      [`scoresReadySeconds${size}`]: Math.round(readyMs / 1000),
      [`jobsDoneSeconds${size}`]: Math.round(doneMs / 1000),
    },
    memoryMb: () => residentMb(site.url),
    close: async () => {
      await pool.end();
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function start(dataDir: string, size: number, dates: number): Promise<Site> {
  const settings = {
    SEED: 'large',
    EVENTS: String(size),
    DATES: String(dates),
    METRICS_TOKEN: metricsToken,
    TRUST_PROXY: '1',
  };
  const withinMs = startMs + size * mostMsPerEvent;
  return startSite(new Date().toISOString().slice(0, 10), { dataDir, settings, withinMs });
}

async function timed<Result>(work: () => Promise<Result>): Promise<readonly [Result, number]> {
  const begun = performance.now();
  return [await work(), performance.now() - begun];
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
