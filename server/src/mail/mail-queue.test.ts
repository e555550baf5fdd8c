import { expect, it } from 'vitest';
import { testApp } from '../../test/test-app';
import { inTransaction } from '../database/database';
import { addJob } from '../jobs/add-job.repository';
import { definedJobs } from '../jobs/jobs';
import { jobRunner } from '../jobs/runner';
import { readFigures } from '../modules/operations/operations.repository';
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
