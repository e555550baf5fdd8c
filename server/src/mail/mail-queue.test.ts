import { expect, it } from 'vitest';
import { testApp } from '../../test/test-app';
import { inTransaction } from '../database/database';
import { addJob } from '../jobs/add-job.repository';
import { definedJobs } from '../jobs/jobs';
import { jobFigures } from '../jobs/queue.repository';
import { jobRunner } from '../jobs/runner';
import { readFigures, readStateCounts } from '../modules/operations/operations.repository';
import { forgetRefused } from './mail-delivery.repository';
import { queueMail } from './mail-queue.repository';

const app = await testApp({ modules: [] });

const letter = { heading: 'Hello', paragraphs: ['A word.'] };
const mail = { kind: 'welcome' as const, userId: null, to: 'ada@example.org', subject: 'Hello', letter };
const code = { ...mail, subject: 'Your code', letter: { ...letter, code: '123456' } };

it('an email with a code is sent before other emails, and they are sent after all other jobs', async () => {
  await app.pool.query('delete from graphile_worker._private_jobs');
  await inTransaction(app.db, async (tx) => {
    for (const order of [mail, mail, code]) await queueMail(tx, order);
  });
  await addJob(app.db, 'sweep', {});
  const ran: string[] = [];
  const jobs = definedJobs();
  jobs.define('send_mail', async ({ mailId }) => {
    const { rows } = await app.pool.query('select subject from mails where id = $1', [mailId]);
    ran.push(rows[0].subject);
  });
  jobs.define('sweep', async () => void ran.push('sweep'));
  await jobRunner(jobs, app.app.context).runAll();
  expect(ran).toEqual(['Your code', 'sweep', 'Hello', 'Hello']);
});

it('once an email gets through, so do all that waited for the mail server, and not those that their own address refuses', async () => {
  const queue = (...addresses: readonly string[]) =>
    inTransaction(app.db, async (tx) => {
      for (const to of addresses) await queueMail(tx, { ...mail, to });
    });
  const health = async () => (await readFigures(app.db)).waitingEmails;
  await app.pool.query('delete from mails');
  app.mailer.refused = 'full@example.org';
  await queue('full@example.org');
  await app.runJobs();
  app.mailer.isDown = true;
  await queue('one@example.org', 'two@example.org');
  await app.runJobs();
  expect(await health()).toBe(2);
  Object.assign(app.mailer, { isDown: false, refused: null });
  await app.runJobs();
  expect(app.mailer.sent).toEqual([]);
  await queue('three@example.org');
  await app.runJobs();
  expect(app.mailer.sent.map(({ to }) => to).toSorted()).toEqual([
    'one@example.org',
    'three@example.org',
    'two@example.org',
  ]);
  expect(await health()).toBe(0);
});

it.each([
  ['its own address refuses', 'EENVELOPE', '49 hours', 'forgotten'],
  ['its own address refuses', 'EENVELOPE', '47 hours', 'failed'],
  ['found the mail server away', 'ESOCKET', '49 hours', 'failed'],
])('an email that %s (%s) and that was written %s ago is %s', async (_, reason, age, outcome) => {
  await app.pool.query('delete from graphile_worker._private_jobs');
  await app.pool.query('delete from mails');
  await inTransaction(app.db, (tx) => queueMail(tx, mail));
  await app.pool.query('update graphile_worker._private_jobs set attempts = max_attempts');
  await app.pool.query(`update mails set state = 'dead', last_error = $1, created_at = now() - $2::interval`, [
    reason,
    age,
  ]);
  await forgetRefused(app.db);
  const failures = [(await readStateCounts(app.db)).emailsUnsent['dead'] ?? 0, (await jobFigures(app.db)).dead];
  expect(failures).toEqual(outcome === 'failed' ? [1, 1] : [0, 0]);
  expect((await app.pool.query('select from mails')).rowCount).toBe(1);
});
