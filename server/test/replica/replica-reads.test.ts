import { routes } from '@ascendant/contract/routes';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { events } from '../../db/schema/events';
import type { Changes } from '../../src/database/changes';
import { openPool } from '../../src/database/connection';
import { databaseOn } from '../../src/database/database';
import { replicaReads } from '../../src/database/replica/replica-reads';
import { buildEvent, type BuiltEvent } from '../factories/events';
import { buildAdmin, buildOrganizer, buildTraveller, type SignedInPerson } from '../factories/people';
import { longWait } from '../long-wait';
import { statementsOf } from '../statements';
import { testApp } from '../test-app';
import type { TestDatabase } from '../test-database';
import { replicatedDatabase } from './replicated-database';

const servers = await replicatedDatabase();
const pool = openPool(servers.primary.url, () => undefined);
const { url } = servers.primary;
const database: TestDatabase = { url, pooledUrl: url, pool, db: databaseOn(pool), drop: () => pool.end() };
const standby = openPool(servers.standby.url, () => undefined);
const reported: Error[] = [];
const reads = replicaReads({
  primary: database.db,
  replica: databaseOn(standby),
  report: (error) => reported.push(error),
});
const app = await testApp({ database, reads });
const traveller = await buildTraveller(app.db);
const organizer = await buildOrganizer(app.db);
const admin = await buildAdmin(app.db);
let event: BuiltEvent;

afterAll(async () => {
  await reads.close();
});

beforeEach(async () => {
  await standby.query('select pg_wal_replay_resume()');
  event = await buildEvent(app.db, { title: 'Ridge walk', createdBy: organizer.user.id });
  await replayed();
});

/** Waits until the standby has everything, and is read. */
async function replayed(): Promise<void> {
  const [row] = await app.db
    .execute(sql`select pg_current_wal_insert_lsn()::text as position`)
    .then(({ rows }) => rows);
  const isThere = async () => {
    const { rows } = await standby.query<{ there: boolean }>('select pg_last_wal_replay_lsn() >= $1::pg_lsn as there', [
      row?.['position'],
    ]);
    return rows[0]?.there === true && (await readsOnStandby());
  };
  await vi.waitUntil(isThere, longWait);
}

/** Whether reads go to the standby at this moment. */
const readsOnStandby = () =>
  reads.run(async (db) => {
    const { rows } = await db.execute<{ standby: boolean }>(sql`select pg_is_in_recovery() as standby`);
    return rows[0]?.standby === true;
  });

const pause = () => standby.query('select pg_wal_replay_pause()');
const rename = (title: string) => app.db.update(events).set({ title }).where(eq(events.id, event.id));
const titleFor = async (person: SignedInPerson | null) =>
  (await app.call(routes.getEvent, { params: { id: event.id } }, person?.session)).body.title;

/** What's asked of the primary besides the checks of the replica, and the session. */
async function askedOfPrimary(work: () => Promise<unknown>): Promise<readonly string[]> {
  const sent = await statementsOf(app.pool, work);
  return sent.filter((text) => !/pg_current_wal_insert_lsn|auth_tokens|set_config/.test(text));
}

describe('with a replica that is fresh', () => {
  const lists = [
    ['a list', () => app.call(routes.listEvents, { query: {} })],
    ['a search', () => app.call(routes.listEvents, { query: { q: 'ridge' } })],
    ['a search with a typing error', () => app.call(routes.listEvents, { query: { q: 'rigde' } })],
    ['suggestions', () => app.call(routes.suggestSearch, { query: { q: 'rid' } })],
    ['what a search means', () => app.call(routes.readSearch, { query: { q: 'free ridge', today: '2026-11-26' } })],
    ['the counts of the filters', () => app.call(routes.countFilters, { query: {} })],
    ['what relaxed filters find', () => app.call(routes.relaxFilters, { query: { q: 'zzzz' } })],
    ['the map', () => app.call(routes.mapEvents, { query: {} })],
    ['an event', () => app.call(routes.getEvent, { params: { id: event.id } })],
    ['the events nearby', () => app.call(routes.nearbyEvents, { params: { id: event.id } })],
  ] as const;

  it('lists, searches, the map and an event are read from it alone', async () => {
    for (const [what, ask] of lists) {
      const asked = () => askedOfPrimary(async () => expect((await ask()).status).toBe(200));
      // Again, because the replica may fall behind for a moment on a busy machine.
      await vi.waitFor(async () => expect(await asked(), what).toEqual([]), longWait);
    }
  });

  it('the price on sale, bookings and the pages of organizers are read from the primary', async () => {
    const onStandby = await statementsOf(standby, async () => {
      await app.call(routes.currentPricing, { params: { id: event.id } });
      await app.call(routes.listMyBookings, {}, traveller.session);
      await app.call(routes.listOrganizerEvents, { query: {} }, organizer.session);
    });
    expect(onStandby.filter((text) => !text.includes('pg_last_wal_replay_lsn'))).toEqual([]);
  });
});

describe('a replica that falls behind', () => {
  it('shows people who manage events what they have saved at once, and everyone else within a second', async () => {
    await pause();
    await rename('Ridge walk at dawn');
    expect([await titleFor(organizer), await titleFor(admin)]).toEqual(['Ridge walk at dawn', 'Ridge walk at dawn']);
    await vi.waitFor(async () => {
      expect([await titleFor(null), await titleFor(traveller)]).toEqual(['Ridge walk at dawn', 'Ridge walk at dawn']);
    }, longWait);
    expect(await readsOnStandby()).toBe(false);
  });

  it('is read again once it has caught up', async () => {
    await pause();
    await rename('Ridge walk at noon');
    await vi.waitUntil(async () => !(await readsOnStandby()), longWait);
    await standby.query('select pg_wal_replay_resume()');
    await vi.waitUntil(readsOnStandby, longWait);
    expect(await titleFor(null)).toBe('Ridge walk at noon');
  });

  it('is named with its lag on the health page', async () => {
    const lag = async () => (await app.call(routes.adminHealth, {}, admin.session)).body.replica;
    expect(await lag()).toEqual({ lagSeconds: 0 });
    await pause();
    await rename('Ridge walk at dusk');
    await vi.waitFor(async () => expect((await lag())?.lagSeconds).toBeGreaterThanOrEqual(1), longWait);
  });
});

describe('a change', () => {
  it('is told when what is read has it, so that what was kept is not made again from the old row', async () => {
    const shown: string[] = [];
    const tell = hearing(async () => shown.push(await titleFor(null)));
    await pause();
    await rename('Ridge walk in the rain');
    tell(`event ${event.id}`);
    expect(shown).toEqual([]);
    await standby.query('select pg_wal_replay_resume()');
    await vi.waitUntil(() => shown.length > 0, longWait);
    expect(shown).toEqual(['Ridge walk in the rain']);
  });

  it('is told after a second at the latest, when the replica is not read any more', async () => {
    const told: string[] = [];
    const tell = hearing((touched) => told.push(touched));
    await pause();
    await rename('Ridge walk in the snow');
    tell('lists');
    expect(told).toEqual([]);
    await vi.waitUntil(() => told.length > 0, longWait);
    expect(await readsOnStandby()).toBe(false);
  });

  it('that may have been missed is told at once, and again', async () => {
    const told: string[] = [];
    const tell = hearing((touched) => told.push(touched));
    tell('all');
    expect(told).toEqual(['all']);
    await vi.waitUntil(() => told.length === 2, longWait);
  });
});

/** Listens to changes as the program does. @returns announces one */
function hearing(listener: (touched: string) => unknown): (touched: string) => void {
  let tell: (touched: string) => void = () => undefined;
  const hear: Changes['hear'] = (heard) => void (tell = heard);
  reads.readable({ isHeard: () => true, hear, close: async () => undefined }).hear((touched) => void listener(touched));
  return tell;
}

describe('a replica that goes away', () => {
  it('costs nobody an answer: the primary gives it, until the replica is back', async () => {
    await servers.killStandby();
    for (let time = 0; time < 20; time += 1) expect(await titleFor(null)).toBe('Ridge walk');
    await vi.waitUntil(readsOnStandby, longWait);
    // No check may have failed, if it was back before the next one.
    expect(reported.length).toBeLessThanOrEqual(1);
  });

  it('is gone, not late, so its alert says so', async () => {
    const own = openPool(servers.standby.url, () => undefined);
    const gone = replicaReads({ primary: app.db, replica: databaseOn(own), report: () => undefined });
    await vi.waitUntil(() => gone.lag()?.lagSeconds === 0, longWait);
    const asking = vi.spyOn(own, 'query').mockRejectedValue(new Error('connection refused') as never);
    await vi.waitUntil(() => gone.lag()?.lagSeconds === null, longWait);
    asking.mockRestore();
    await vi.waitUntil(() => gone.lag()?.lagSeconds === 0, longWait);
    await gone.close();
  });

  it('is not taken for one when it is a database of its own', async () => {
    const errors: Error[] = [];
    const other = openPool(servers.primary.url, () => undefined);
    const notReplica = replicaReads({
      primary: app.db,
      replica: databaseOn(other),
      report: (error) => errors.push(error),
    });
    await vi.waitUntil(() => errors.length > 0, longWait);
    expect(notReplica.lag()).toEqual({ lagSeconds: null });
    await notReplica.close();
  });
});
