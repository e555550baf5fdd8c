import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { databaseUrl } from '../../e2e/site/database';
import { freshDataDir, startSite, type Site } from '../../e2e/site/start-site';
import { makeDailyTour } from './dates/daily-tour';
import { scoresReady } from './http/measured-reads';
import { jobsDone } from './jobs-done';
import { quantile } from './quantile';
import { seriesOfSite } from './scale/grown-site';
import { signIn } from './sign-in';

const dates = 100_000;
const fillMs = 900_000;
const warmUps = 10;
const samples = 100;
/** How long a process may need to hear that everything has changed. */
const heardWithinMs = 5;

/**
 * The calendar of a series of two dates a day, with 100,000 dates in 5,000 series: a year of it for a visitor and for a party of four, and 90 days, from
 * which the party's best dates are chosen. One request at a time, over HTTP.
 * Targets: each at most 50 ms at the 95th percentile.
 * Source: docs/rules/reliability.md, "Performance budgets".
 */
export async function benchDates(): Promise<Record<string, number>> {
  const dataDir = freshDataDir();
  try {
    const filled = await start(dataDir);
    await inDatabase(dataDir, makeDailyTour);
    await filled.stop();
    const site = await start(dataDir);
    try {
      return await inDatabase(dataDir, (pool) => measure(site.url, pool));
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(url: string, pool: Pool): Promise<Record<string, number>> {
  const eventId = await longestSeries(pool);
  const { userId, companions } = await familyOfFour(pool);
  const session = await signIn(pool, userId);
  await scoresReady(url, session);
  await jobsDone(pool);
  const read = (query: string) => `${url}/api/events/${eventId}/dates?${query}`;
  const until = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
  const year = await timesOf(pool, read(''), {});
  const partyYear = await timesOf(pool, read(`with=${companions.join(',')}`), session);
  const best = await timesOf(pool, read(`with=${companions.join(',')}&to=${until}`), session);
  return {
    dates: year.listed,
    datesScored: partyYear.scored,
    calendarP95Ms: tenths(quantile(year.times, 0.95)),
    calendarOfPartyP95Ms: tenths(quantile(partyYear.times, 0.95)),
    bestDatesOfPartyP95Ms: tenths(quantile(best.times, 0.95)),
  };
}

async function longestSeries(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `select min(id) as id from events where status = 'published' and starts_at > now()
     group by series_id order by count(*) desc limit 1`,
  );
  if (!rows[0]) throw new RangeError('there is no series');
  return rows[0].id;
}

interface Times {
  /** In milliseconds, sorted. */
  readonly times: readonly number[];
  readonly listed: number;
  readonly scored: number;
}

/** Asks again and again. What's cached for visitors is dropped before each. @throws RangeError for an answer other than 200 */
async function timesOf(pool: Pool, url: string, headers: Readonly<Record<string, string>>): Promise<Times> {
  const times: number[] = [];
  let body: readonly { readonly matchScore: number | null }[] = [];
  for (let round = 0; round < warmUps + samples; round += 1) {
    if (!('authorization' in headers)) await dropCached(pool);
    const begun = performance.now();
    const response = await fetch(url, { headers });
    const text = await response.text();
    if (response.status !== 200) throw new RangeError(`${url} ${response.status} ${text}`);
    if (round >= warmUps) times.push(performance.now() - begun);
    body = JSON.parse(text) as typeof body;
  }
  const scored = body.filter(({ matchScore }) => matchScore !== null).length;
  return { times: times.sort((a, b) => a - b), listed: body.length, scored };
}

async function dropCached(pool: Pool): Promise<void> {
  await pool.query(`select pg_notify('ascendant_changes', 'all')`);
  await sleep(heardWithinMs);
}

async function inDatabase<Result>(dataDir: string, work: (pool: Pool) => Promise<Result>): Promise<Result> {
  const pool = new Pool({ connectionString: await databaseUrl(dataDir), max: 2 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

function start(dataDir: string): Promise<Site> {
  const settings = { SEED: 'large', EVENTS: String(dates), DATES: String(dates / seriesOfSite), RATE_LIMITS: 'off' };
  return startSite(new Date().toISOString().slice(0, 10), { dataDir, settings, withinMs: fillMs });
}

const tenths = (value: number): number => Math.round(10 * value) / 10;

interface Party {
  readonly userId: number;
  readonly companions: readonly number[];
}

/** The demo's traveller with three of the family: brothers and sisters of the one who's there, a year or more apart. */
async function familyOfFour(pool: Pool): Promise<Party> {
  const { rows } = await pool.query<{ id: number; user: number }>(
    `insert into dependents (user_id, first_name, last_name, date_of_birth, relationship_type, gender, city_of_birth, country_of_birth,
       time_of_birth, time_of_birth_type, birth_place_id, birth_latitude, birth_longitude, birth_timezone, birth_info_completed)
     select user_id, one.first_name || n, one.last_name, one.date_of_birth - n * 400, relationship_type, one.gender, one.city_of_birth,
       one.country_of_birth, one.time_of_birth, one.time_of_birth_type, one.birth_place_id, one.birth_latitude, one.birth_longitude,
       one.birth_timezone, true
     from (select dependents.* from dependents join users on users.id = user_id where username = 'traveller' and
       dependents.birth_info_completed order by id limit 1) one, generate_series(1, 3) n
     returning id, user_id as "user"`,
  );
  const [one] = rows;
  if (!one) throw new RangeError('the demo data are not there');
  return { userId: one.user, companions: rows.map(({ id }) => id) };
}
