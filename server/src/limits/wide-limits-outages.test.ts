import { Pool } from 'pg';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { longWait } from '../../test/long-wait';
import { isTaken } from '../../test/take-limit';
import { testDatabase, type TestDatabase } from '../../test/test-database';
import { databaseOn } from '../database/database';
import { wideLimitsOn, type WideLimits } from './wide-limits';

let database: TestDatabase;
const opened: WideLimits[] = [];
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  await Promise.all(opened.splice(0).map((limits) => limits.stop()));
  await database.pool.query('delete from rate_limits');
});

function limitsOn(db = database.db, report: (error: unknown) => void = () => undefined): WideLimits {
  const limits = wideLimitsOn(db, true, report);
  opened.push(limits);
  return limits;
}

const ip = '192.0.2.21';
const visit = (limits: WideLimits, times: number, from = ip): boolean[] =>
  Array.from({ length: times }, () => isTaken(limits, 'publicRead', { ip: from }));

/** What's stored for visitors, by bucket. */
async function stored(): Promise<number[]> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select sum(count)::int as count from rate_limits where bucket like 'publicRead:%' group by bucket order by 1`,
  );
  return rows.map(({ count }) => count);
}

/** Runs work while no one can write to the table. */
async function whileLocked(work: () => Promise<unknown>): Promise<void> {
  const client = await database.pool.connect();
  await client.query('begin; lock table rate_limits in share mode');
  try {
    await work();
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** Waits until a statement waits for that lock. */
async function untilBlocked(): Promise<void> {
  await vi.waitFor(async () => {
    const { rowCount } = await database.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rowCount).toBeGreaterThan(0);
  }, longWait);
}

const trigger = (body: string) =>
  database.pool.query(`
  create or replace function test_flush() returns trigger language plpgsql as $$ begin ${body} return new; end $$;
  create or replace trigger test_flush before insert on rate_limits for each row execute function test_flush()`);
const noTrigger = () => database.pool.query('drop trigger if exists test_flush on rate_limits');

describe('RAT the wide limits count each request once, whatever the database does', () => {
  it('100 requests while the table is locked are stored as 100', async () => {
    const limits = limitsOn();
    await whileLocked(async () => {
      for (let wave = 0; wave < 10; wave += 1) {
        visit(limits, 10);
        void limits.flush().catch(() => undefined);
        await untilBlocked();
      }
    });
    await vi.waitFor(async () => expect(await stored()).toEqual([100]), longWait);
    await limits.flush();
    await limits.flush();
    expect(await stored()).toEqual([100]);
  });

  it('as many flushes as there are at the same time send one batch', async () => {
    const limits = limitsOn();
    visit(limits, 7);
    await whileLocked(async () => {
      void Promise.allSettled(Array.from({ length: 5 }, () => limits.flush()));
      visit(limits, 3);
      await untilBlocked();
    });
    await limits.flush();
    await limits.flush();
    expect(await stored()).toEqual([10]);
  });

  it('what a database refused is sent again, and reported once', async () => {
    const report = vi.fn<(error: unknown) => void>();
    const limits = limitsOn(database.db, report);
    await database.pool.query('alter table rate_limits rename to rate_limits_away');
    visit(limits, 40);
    await expect(limits.flush()).rejects.toThrow();
    visit(limits, 2);
    // By itself, it tries once a second.
    await vi.waitUntil(() => report.mock.calls.length > 0, longWait);
    await expect(limits.flush()).rejects.toThrow();
    await database.pool.query('alter table rate_limits_away rename to rate_limits');
    await limits.flush();
    expect(await stored()).toEqual([42]);
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('a batch that was stored without our hearing of it isn’t added again', async () => {
    const pool = new Pool({ connectionString: database.url });
    const execute = vi.spyOn(pool, 'query');
    const limits = limitsOn(databaseOn(pool));
    visit(limits, 30);
    execute.mockImplementationOnce(async (...asked: unknown[]) => {
      await (database.pool.query as (...all: unknown[]) => Promise<unknown>)(...asked);
      throw new Error('Connection terminated unexpectedly');
    });
    await expect(limits.flush()).rejects.toThrow();
    expect(await stored()).toEqual([30]);
    visit(limits, 5);
    await limits.flush();
    expect(await stored()).toEqual([35]);
    await limits.stop();
    await pool.end();
  });

  it('a batch whose connection was cut is stored once', async () => {
    const limits = limitsOn();
    visit(limits, 25);
    await whileLocked(async () => {
      const refused = expect(limits.flush()).rejects.toThrow();
      await untilBlocked();
      await database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      await refused;
    });
    await limits.flush();
    expect(await stored()).toEqual([25]);
  });

  it('many addresses are one statement, and processes don’t block each other', async () => {
    const [one, other] = [limitsOn(), limitsOn()];
    await trigger(`perform pg_sleep(0.001);`);
    for (let address = 0; address < 200; address += 1) visit(one, 2, `198.51.100.${address}`);
    for (let address = 199; address >= 0; address -= 1) visit(other, 1, `198.51.100.${address}`);
    const sent = vi.spyOn(database.pool, 'query');
    await Promise.all([one.flush(), other.flush()]);
    expect(sent).toHaveBeenCalledTimes(2);
    sent.mockRestore();
    await noTrigger();
    expect(await stored()).toEqual(Array.from({ length: 200 }, () => 3));
  });

  it('a full bucket is free again when its window is over', async () => {
    const limits = limitsOn();
    const [count, seconds] = [3000, 60];
    visit(limits, count);
    await limits.flush();
    expect(visit(limits, 1)).toEqual([false]);
    await database.pool.query(`update rate_limits set window_start = window_start - make_interval(secs => $1)`, [
      seconds,
    ]);
    await limits.flush();
    expect(visit(limits, 1)).toEqual([true]);
  });

  it('a call that one of its limits refuses counts towards none', async () => {
    const limits = limitsOn();
    const count = 600;
    for (let call = 0; call < count + 50; call += 1) isTaken(limits, 'signedIn', { target: 1, ip });
    await limits.flush();
    const { rows } = await database.pool.query(
      `select sum(count)::int as count from rate_limits where bucket like 'signedIn:%' group by bucket`,
    );
    expect(rows).toEqual([{ count }, { count }]);
  });

  it('a process that stops stores what it has counted', async () => {
    const limits = limitsOn();
    visit(limits, 4);
    await whileLocked(async () => {
      void limits.flush().catch(() => undefined);
      visit(limits, 5);
      await untilBlocked();
      void limits.stop();
    });
    await vi.waitFor(async () => expect(await stored()).toEqual([9]), longWait);
  });

  it('a process that stops doesn’t wait for a database that hangs', async () => {
    // Without a timeout for locks: if the stop waited, it would wait for as long as the table is locked.
    const pool = new Pool({ connectionString: database.url });
    const limits = limitsOn(databaseOn(pool));
    visit(limits, 4);
    await whileLocked(() => limits.stop());
    await pool.end();
  });
});
