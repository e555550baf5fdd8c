import type { Duplex } from 'node:stream';
import { setImmediate as immediate, setTimeout as sleep } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { longWait } from '../../test/long-wait';
import { testApp } from '../../test/test-app';
import { openPool } from '../database/connection';
import { databaseOn, inTransaction } from '../database/database';
import { queueMail } from '../mail/mail-queue.repository';
import { addJob, unhurried } from './add-job.repository';
import { definedJobs, type Jobs } from './jobs';
import { jobFigures, releaseAbandonedJobs, releaseJobsOf } from './queue.repository';
import { jobRunner } from './runner';

const app = await testApp({ modules: [] });

beforeEach(async () => {
  app.mailer.sent.length = 0;
  await app.pool.query('delete from graphile_worker._private_jobs');
});

const letter = { heading: 'Hello', paragraphs: ['A word.'] };
const mail = { kind: 'welcome' as const, userId: null, to: 'ada@example.org', subject: 'Hello', letter };

/** A runner on the same queue with only one task. */
const runnerOf = (define: (jobs: Jobs) => void) => {
  const jobs = definedJobs();
  define(jobs);
  return jobRunner(jobs, app.app.context);
};

describe('a job', () => {
  it('runs after the commit that added it', async () => {
    await inTransaction(app.db, (tx) => queueMail(tx, mail));
    await app.runJobs();
    expect(app.mailer.sent.map(({ to, subject }) => [to, subject])).toEqual([['ada@example.org', 'Hello']]);
  });

  it('never runs if the transaction is rolled back', async () => {
    const rolledBack = inTransaction(app.db, async (tx) => {
      await queueMail(tx, mail);
      throw new RangeError('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await app.runJobs();
    expect(app.mailer.sent).toEqual([]);
  });

  it('that fails is tried again later, and the email keeps its Message-ID (CRA-11)', async () => {
    await inTransaction(app.db, (tx) => queueMail(tx, mail));
    app.mailer.isDown = true;
    await app.runJobs();
    app.mailer.isDown = false;
    const { rows } = await app.pool.query(
      `select state, tries, last_error, message_id from mails order by id desc limit 1`,
    );
    expect(rows).toMatchObject([{ state: 'queued', tries: 1, last_error: 'ECONNREFUSED' }]);
    await app.pool.query('update graphile_worker._private_jobs set run_at = now()');
    await app.runJobs();
    expect(app.mailer.sent.map(({ messageId }) => messageId)).toEqual([rows[0].message_id]);
  });

  it('that ran but was not marked as done sends no email twice', async () => {
    await inTransaction(app.db, (tx) => queueMail(tx, mail));
    const { rows } = await app.pool.query('select id from mails order by id desc limit 1');
    await addJob(app.db, 'send_mail', { mailId: rows[0].id });
    await app.runJobs();
    expect(app.mailer.sent).toHaveLength(1);
  });

  it('with a key waits once, no matter how often it is added', async () => {
    await Promise.all(Array.from({ length: 10 }, () => addJob(app.db, 'sweep', {}, { key: 'sweep' })));
    expect(await jobFigures(app.db)).toMatchObject({ waiting: 1, dead: 0 });
  });

  it('scheduled for later does not run now', async () => {
    await addJob(app.db, 'sweep', {}, { afterSeconds: 60 });
    await app.runJobs();
    expect(await jobFigures(app.db)).toMatchObject({ waiting: 1, oldestSeconds: 0 });
  });

  it('that failed twelve times is dead, and blocks no other (OPS-06)', async () => {
    await addJob(app.db, 'sweep', {}, { key: 'poisoned' });
    await app.pool.query('update graphile_worker._private_jobs set attempts = 12');
    await inTransaction(app.db, (tx) => queueMail(tx, mail));
    await app.runJobs();
    expect(app.mailer.sent).toHaveLength(1);
    expect(await jobFigures(app.db)).toMatchObject({ waiting: 0, dead: 1 });
  });
});

describe('a job runner', () => {
  it('sends emails while a slow provider holds all other workers', async () => {
    let answer = (): void => undefined;
    const provider = new Promise<void>((resolve) => (answer = resolve));
    let waiting = 0;
    const sent: number[] = [];
    const runner = runnerOf((jobs) => {
      jobs.define('make_refund', async () => {
        waiting += 1;
        await provider;
      });
      jobs.define('send_mail', async ({ mailId }) => void sent.push(mailId));
    });
    for (let refundId = 1; refundId <= 10; refundId++) await addJob(app.db, 'make_refund', { refundId });
    runner.start();
    await vi.waitUntil(() => waiting === 4, longWait);
    for (const mailId of [1, 2, 3]) await addJob(app.db, 'send_mail', { mailId }, { priority: unhurried });
    await vi.waitUntil(() => sent.length === 3, longWait);
    expect(waiting).toBe(4);
    answer();
    await runner.stop();
  });
});

describe('the lock of a job (OPS-06)', () => {
  const locked = async (): Promise<number> => {
    const { rowCount } = await app.pool.query(
      'select 1 from graphile_worker._private_jobs where locked_at is not null',
    );
    return rowCount ?? 0;
  };

  it('is released a minute after its process died, and not earlier', async () => {
    await addJob(app.db, 'sweep', {});
    const lock = (seconds: number) =>
      app.pool.query(
        `update graphile_worker._private_jobs
         set locked_by = 'gone', locked_at = now() - make_interval(secs => $1)`,
        [seconds],
      );
    await lock(55);
    await releaseAbandonedJobs(app.db);
    expect(await locked()).toBe(1);
    await lock(61);
    await releaseAbandonedJobs(app.db);
    expect(await locked()).toBe(0);
  });

  it('a job whose process died during its last try is not given up, but tried again an hour later', async () => {
    await addJob(app.db, 'sweep', {});
    const lock = (seconds: number) =>
      app.pool.query(
        `update graphile_worker._private_jobs
         set attempts = max_attempts, locked_by = 'gone', locked_at = now() - make_interval(secs => $1)`,
        [seconds],
      );
    await lock(55);
    await releaseAbandonedJobs(app.db);
    expect(await jobFigures(app.db)).toMatchObject({ waiting: 1, dead: 0 });
    await lock(61);
    await releaseAbandonedJobs(app.db);
    expect(await jobFigures(app.db)).toMatchObject({ waiting: 1, dead: 0, oldestSeconds: 0 });
    const { rows } = await app.pool.query(
      `select max_attempts - attempts as left, run_at > now() + interval '59 minutes' as later, locked_at
       from graphile_worker._private_jobs`,
    );
    expect(rows).toEqual([{ left: 1, later: true, locked_at: null }]);
  });

  it('a try that a stopping process gives back does not count', async () => {
    await addJob(app.db, 'sweep', {});
    await app.pool.query(`update graphile_worker._private_jobs set attempts = 5, locked_by = 'w', locked_at = now()`);
    await releaseJobsOf(app.db, ['w']);
    const { rows } = await app.pool.query('select attempts, locked_at from graphile_worker._private_jobs');
    expect(rows).toEqual([{ attempts: 4, locked_at: null }]);
  });

  it('is released by a process that stops while the job is running (CRA-18)', async () => {
    let begun = false;
    const runner = runnerOf((jobs) =>
      jobs.define('sweep', async () => {
        begun = true;
        await sleep(60_000, undefined, { ref: false });
      }),
    );
    await addJob(app.db, 'sweep', {});
    runner.start();
    await vi.waitFor(() => expect(begun).toBe(true), longWait);
    await runner.stop();
    expect([await locked(), (await jobFigures(app.db)).waiting]).toEqual([0, 1]);
  });

  it('is released at once by a job that ends when the process stops, which isn’t logged as a failure', async () => {
    const logged = app.log.lines.length;
    let begun = false;
    const runner = runnerOf((jobs) =>
      jobs.define('sweep', async (_, stopping) => {
        begun = true;
        await sleep(60_000, undefined, { ref: false, signal: stopping }).catch(() => stopping.throwIfAborted());
      }),
    );
    await addJob(app.db, 'sweep', {});
    runner.start();
    await vi.waitFor(() => expect(begun).toBe(true), longWait);
    await runner.stop();
    expect([await locked(), (await jobFigures(app.db)).waiting]).toEqual([0, 1]);
    expect(app.log.lines.slice(logged)).toEqual([]);
  });
});

/** Resolves when a connection gets a query that will never be answered. */
function whenAsked(client: PoolClient, beginning: string, hear: (connection: Duplex) => void): void {
  const query = client.query.bind(client);
  const listen = (...asked: Parameters<typeof query>): unknown => {
    const answer: unknown = query(...asked);
    if (!String(asked[0]).startsWith(beginning)) return answer;
    const { stream } = client.connection;
    stream.pause();
    hear(stream);
    return answer;
  };
  Reflect.set(client, 'query', listen);
}

describe('a job runner whose workers the database has ended (CRA-15)', () => {
  const breaking = `create function broken() returns trigger language plpgsql as $$ begin raise exception 'away'; end $$;
    create trigger broken before delete on graphile_worker._private_jobs for each row execute function broken()`;
  const mending = 'drop trigger broken on graphile_worker._private_jobs; drop function broken()';

  it('runs as many jobs at the same time as before, and repeats those it could not mark as done', async () => {
    let [atWork, mostAtWork] = [0, 0];
    const runner = runnerOf((jobs) =>
      jobs.define('sweep', async () => {
        atWork += 1;
        mostAtWork = Math.max(mostAtWork, atWork);
        // Each works until four do.
        await vi.waitUntil(() => mostAtWork >= 4, longWait);
        atWork -= 1;
      }),
    );
    const add = (count: number) => Promise.all(Array.from({ length: count }, () => addJob(app.db, 'sweep', {})));
    runner.start();
    await app.pool.query(breaking);
    await add(4);
    await vi.waitFor(() => expect([mostAtWork, atWork]).toEqual([4, 0]), longWait);
    await app.pool.query(mending);
    mostAtWork = 0;
    await add(20);
    await vi.waitFor(async () => expect((await jobFigures(app.db)).waiting).toBe(0), longWait);
    await runner.stop();
    expect(mostAtWork).toBe(4);
  });

  it('goes on wherever the database goes away while it starts, and ends quietly wherever it goes away while it stops', async () => {
    const pool = openPool(app.url, () => undefined);
    let left = Infinity;
    pool.on('acquire', (client) => {
      left -= 1;
      if (left < 0) client.connection.stream.destroy();
    });
    for (let moment = 0; moment < 10; moment += 1) {
      let done = 0;
      const jobs = definedJobs();
      jobs.define('sweep', async () => void (done += 1));
      jobs.every(3600, 'sweep');
      const runner = jobRunner(jobs, { ...app.app.context, pool, db: databaseOn(pool) });
      left = moment;
      runner.start();
      await vi.waitUntil(() => left < -4, longWait);
      left = Infinity;
      await addJob(app.db, 'sweep', {});
      await vi.waitUntil(() => done > 0, longWait);
      left = moment;
      await runner.stop();
      left = Infinity;
    }
    // A rejection that nothing has caught fails the test run, just as it ends a server.
    await immediate();
    await pool.end();
  });

  it('does not end the process if it is stopped before the database, which goes away, has answered its LISTEN', async () => {
    const pool = openPool(app.url, () => undefined);
    const listening = new Promise<Duplex>((resolve) => {
      pool.on('acquire', (client) => whenAsked(client, 'LISTEN', resolve));
    });
    const runner = jobRunner(definedJobs(), { ...app.app.context, pool });
    runner.start();
    const connection = await listening;
    const stopped = runner.stop();
    connection.destroy();
    await stopped;
    // An uncaught error would have happened by now, and would end the test run just as it ends a server.
    await vi.waitUntil(() => connection.closed, longWait);
    await immediate();
    await vi.waitUntil(() => pool.totalCount === pool.idleCount, longWait);
    await pool.end();
  });
});
