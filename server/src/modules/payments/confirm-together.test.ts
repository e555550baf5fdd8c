import { cents } from '@ascendant/domain/money';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirm, openPayment } from '../../../test/checkout/checkout';
import type { ProviderEnvironment } from '../../../test/checkout/provider-environment';
import { sandboxEnvironment } from '../../../test/checkout/sandbox-environment';
import {
  buildPaid,
  buildScene,
  countOf,
  expectCleanEnd,
  paymentOf,
  runOut,
  stateOf,
  type OpenScene,
} from '../../../test/checkout/scene';
import { buildTraveller } from '../../../test/factories/people';
import { roundTripsOf } from '../../../test/statements';
import type { TestApp } from '../../../test/test-app';
import { connectionOf, inTransaction, type Transaction } from '../../database/database';
import { confirmingTogether, type CheckedPayment } from './confirm-together';

let environment: ProviderEnvironment;
let app: TestApp;
beforeAll(async () => {
  environment = await sandboxEnvironment();
  app = environment.app;
});
afterAll(() => expectCleanEnd(environment));

/** Several people who have paid for a seat of the same event. */
async function buildCrowd(count: number): Promise<OpenScene[]> {
  const scene = await buildScene(app, { capacity: count });
  const crowd: OpenScene[] = [];
  for (let each = 0; each < count; each += 1) {
    const { user } = await buildTraveller(app.db);
    const { body: opened } = await openPayment(app, user, { eventId: scene.event.id });
    await environment.pay(opened);
    crowd.push({ ...scene, user, opened });
  }
  return crowd;
}

const confirmAll = async (scenes: readonly OpenScene[]): Promise<number[]> => {
  const answers = await Promise.all(scenes.map(({ user, opened }) => confirm(app, user, opened.paymentIntentId)));
  return answers.map(({ status }) => status);
};

const statesOf = (scenes: readonly OpenScene[]) =>
  Promise.all(scenes.map(({ opened }) => stateOf(app, opened.bookingId)));

/** What's confirmed of a payment, as the program does it. */
async function checked(
  { opened }: OpenScene,
  beforeCommit: CheckedPayment['beforeCommit'] = undefined,
): Promise<CheckedPayment> {
  const intent = await environment.provider.readIntent(opened.paymentIntentId);
  return { payment: await paymentOf(app, opened.bookingId), intent, beforeCommit };
}

const confirming = () => confirmingTogether({ db: app.db, publicUrl: 'https://ascendant.test' });

describe('PAY-03 payments that are confirmed together', () => {
  it('take two locks of their events, and get their tickets and one email each', async () => {
    const scenes = [...(await buildCrowd(6)), ...(await buildCrowd(5))];
    const all = await Promise.all(scenes.map((scene) => checked(scene)));
    const sent = await roundTripsOf(app.pool, () => Promise.all(all.map(confirming())));
    expect(sent.flat().filter((text) => text.includes('lapse_run_out'))).toHaveLength(2);
    expect(await statesOf(scenes)).toEqual(scenes.map(() => 'confirmed/completed'));
    expect(await Promise.all(scenes.map(({ opened }) => countOf(app, opened.bookingId)))).toEqual(
      scenes.map(() => ({ tickets: 1, mails: 1 })),
    );
    await app.runJobs();
    for (const { user, event } of scenes) expect(app.mailer.lastTo(user.email).subject).toContain(event.title);
  });

  it('T7 are confirmed beside those that have to be refunded', async () => {
    const [first, kept, late, changed] = [
      ...(await buildCrowd(2)),
      await buildPaid(environment, { capacity: 1 }),
      await buildPaid(environment),
    ] as [OpenScene, OpenScene, OpenScene, OpenScene];
    await runOut(app, late.opened.bookingId);
    const { user } = await buildTraveller(app.db);
    expect((await openPayment(app, user, { eventId: late.event.id })).status).toBe(200);
    await environment.changeAtProvider(changed.opened.paymentIntentId, { amountReceivedCents: 1 });
    const scenes = [first, kept, late, changed];
    expect(await confirmAll(scenes)).toEqual([200, 200, 409, 409]);
    expect(await statesOf(scenes)).toEqual([
      'confirmed/completed',
      'confirmed/completed',
      'cancelled/refund_pending',
      'cancelled/refund_pending',
    ]);
    await app.runJobs();
  });

  it('T4 leave one whose hold has lapsed while its seat is still free to a transaction of its own', async () => {
    const [first, late, kept] = (await buildCrowd(3)) as [OpenScene, OpenScene, OpenScene];
    await runOut(app, late.opened.bookingId);
    await app.db.execute(sql`select lapse_run_out(${late.event.id})`);
    const confirmPaid = confirming();
    const all = await Promise.all([checked(first), checked(late), checked(kept)]);
    const settled = await Promise.all(all.map(confirmPaid));
    expect(settled.map((each) => each?.booking.status ?? null)).toEqual(['confirmed', null, 'confirmed']);
    expect(await confirmAll([late])).toEqual([200]);
  });

  it('wait no longer than a moment for an event whose row stays locked', async () => {
    const [locked, free] = [await buildPaid(environment), await buildPaid(environment)];
    const heard: string[] = [];
    const ask = async (name: string, { user, opened }: OpenScene) => {
      expect((await confirm(app, user, opened.paymentIntentId)).status).toBe(200);
      heard.push(name);
    };
    const first = await buildPaid(environment);
    const asked = await inTransaction(app.db, async (tx) => {
      await tx.execute(sql`select from events where id = ${locked.event.id} for update`);
      const waiting = [ask('first', first), ask('locked', locked)];
      await Promise.all([waiting[0], ask('free', free)]);
      expect(heard.toSorted()).toEqual(['first', 'free']);
      return waiting;
    });
    await Promise.all(asked);
    expect(heard.slice(2)).toEqual(['locked']);
  });

  it('are all left to transactions of their own if one of them cannot be committed, and nothing is written', async () => {
    const scenes = (await buildCrowd(3)) as [OpenScene, OpenScene, OpenScene];
    const refuse = async (tx: Transaction): Promise<void> =>
      void (await connectionOf(tx).query(`select refuse_write('lost', 'as if a later call had claimed the key')`));
    const confirmPaid = confirming();
    const [first, good, bad] = await Promise.all([checked(scenes[0]), checked(scenes[1]), checked(scenes[2], refuse)]);
    const settled = await Promise.all([first, good, bad].map(confirmPaid));
    expect(settled.map((each) => each?.booking.status ?? null)).toEqual(['confirmed', null, null]);
    expect(await statesOf(scenes)).toEqual(['confirmed/completed', 'pending/pending', 'pending/pending']);
    await expect(confirmPaid(bad)).rejects.toMatchObject({ constraint: 'lost' });
    expect(await confirmAll(scenes)).toEqual([200, 200, 200]);
  });

  it('PAY-08 are confirmed once if asked for twice: the repeat finds nothing to confirm', async () => {
    const scene = await buildPaid(environment);
    const confirmPaid = confirming();
    const twice = await checked(scene);
    const settled = await Promise.all([confirmPaid(twice), confirmPaid(twice)]);
    expect(settled.map((each) => each?.booking.status ?? null)).toEqual(['confirmed', null]);
    expect(await countOf(app, scene.opened.bookingId)).toEqual({ tickets: 1, mails: 1 });
  });

  it('are not confirmed if less was received than asked for', async () => {
    const scene = await buildPaid(environment);
    const paid = await checked(scene);
    const short = { ...paid, intent: { ...paid.intent, amountReceived: cents(paid.intent.amount - 1) } };
    expect(await confirming()(short)).toBeNull();
    expect(await stateOf(app, scene.opened.bookingId)).toBe('pending/pending');
  });
});
