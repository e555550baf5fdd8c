import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { defaultCallTimeout } from '../../src/adapters/payments/circuit';
import { addJob } from '../../src/jobs/add-job.repository';
import { jobFigures } from '../../src/jobs/queue.repository';
import { jobRunner } from '../../src/jobs/runner';
import { confirm } from '../checkout/checkout';
import { sandboxEnvironment } from '../checkout/sandbox-environment';
import { buildPaid, countOf, expectCleanEnd, stateOf, type OpenScene } from '../checkout/scene';
import { raceRuns } from './tally';

const times = 10 * raceRuns;
const concurrency = 10;

/** Repeats some work, several at a time. */
async function repeat<Result>(count: number, work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  let begun = 0;
  const lane = async (): Promise<void> => {
    while (begun < count) {
      begun += 1;
      results.push(await work());
    }
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
  return results;
}

const environment = await sandboxEnvironment({ callTimeout: defaultCallTimeout });
const runner = jobRunner(environment.app.app.jobs, environment.app.app.context);
runner.start();

describe('confirm, webhook and sweeper at the same instant', () => {
  afterAll(async () => {
    await runner.stop();
    await expectCleanEnd(environment);
  });

  /** Runs all three on one payment, confirm and webhook twice. @returns how many confirm calls said that it's booked */
  async function race({ user, opened }: OpenScene): Promise<number> {
    const { app } = environment;
    const notices = await environment.noticesOf(opened.paymentIntentId);
    const paid = notices.find(({ type }) => type === 'payment_intent.succeeded');
    const sweep = () => addJob(app.db, 'reconcile_payments', { olderThanSeconds: 0 });
    const confirms = [0, 1].map(() => confirm(app, user, opened.paymentIntentId));
    await Promise.all([environment.post(paid?.event ?? {}), environment.post(paid?.event ?? {}), sweep()]);
    const answers = await Promise.all(confirms);
    return answers.filter(({ status }) => status === 200).length;
  }

  /** Waits until the job runner has nothing left to do. */
  async function idle(): Promise<void> {
    for (;;) {
      const { waiting } = await jobFigures(environment.app.db);
      if (waiting === 0) return;
      await sleep(100);
    }
  }

  it(`PAY-08 ${times} times: one booking, one set of tickets, one email`, async () => {
    const raced = await repeat(times, async () => {
      const scene = await buildPaid(environment);
      return { bookingId: scene.opened.bookingId, confirms: await race(scene) };
    });
    await idle();
    const ends = await Promise.all(
      raced.map(async ({ bookingId, confirms }) => ({
        state: await stateOf(environment.app, bookingId),
        ...(await countOf(environment.app, bookingId)),
        confirms,
      })),
    );
    expect(ends).toEqual(
      Array.from({ length: times }, () => ({
        state: 'confirmed/completed',
        tickets: 1,
        mails: 1,
        confirms: 2,
      })),
    );
  }, 170_000);
});
