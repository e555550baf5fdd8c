import { webhookRoutes as routes } from '@ascendant/contract/webhook';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { webhookDeliveries, webhooks } from '../../../db/schema/activities';
import { bookFreely } from '../../../test/factories/bookings';
import { buildFreeEvent } from '../../../test/factories/events';
import { buildTraveller } from '../../../test/factories/people';
import { testApp } from '../../../test/test-app';
import { webhookScenes } from '../../../test/webhook-scene';

const app = await testApp({ settings: { OUTBOUND_ALLOW: '127.0.0.0/8' } });
const scene = webhookScenes(app);
const { workingWebhook, webhookOf, change, spread, wait, book, bodies } = scene;

describe('a delivery that fails', () => {
  it('HOK-04 is sent again with the same id and bytes, and the log has each try', async () => {
    const { id, secret } = await workingWebhook();
    const answers = [500, 302, 200];
    scene.receiver.answer = () => answers.shift() ?? 200;
    await book();
    await spread();
    await wait();
    await wait();
    await wait();
    expect(scene.receiver.received).toHaveLength(3);
    expect(new Set(scene.receiver.received.map(({ id: each, body }) => `${each} ${body}`)).size).toBe(1);
    scene.receiver.verify(secret);
    const { deliveries } = (await app.call(routes.listWebhookDeliveries, { params: { id } }, scene.owner.session)).body;
    expect(deliveries).toMatchObject([{ type: 'booking.confirmed', state: 'delivered', dueAt: null }]);
    expect(deliveries[0]?.tries.map(({ status }) => status)).toEqual([500, 302, 200]);
  });

  it('HOK-05 waits as long as Retry-After asks', async () => {
    const { id } = await workingWebhook();
    scene.receiver.answer = () => [503, { 'retry-after': '7200' }];
    await book();
    await spread();
    const [row] = await app.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, id));
    expect(Math.round(((row?.dueAt.getTime() ?? 0) - Date.now()) / 60_000)).toBe(120);
  });

  it('is given up after ten tries, can be sent again by its owners, and holds up no other', async () => {
    const { id } = await workingWebhook();
    const { id: refused } = await book();
    scene.receiver.answer = () => (scene.receiver.received.at(-1)?.body.includes(`"bk_${refused}"`) ? 422 : 200);
    const { id: taken } = await book();
    await spread();
    expect(bodies().map(({ data }) => data.id)).toEqual([`bk_${refused}`, `bk_${taken}`]);
    for (let tries = 1; tries < 12; tries += 1) await wait();
    expect(scene.receiver.received).toHaveLength(11);
    scene.receiver.answer = () => 200;
    const { deliveries } = (await app.call(routes.listWebhookDeliveries, { params: { id } }, scene.owner.session)).body;
    expect(deliveries.map(({ state }) => state)).toEqual(['delivered', 'failed']);
    const params = { id, deliveryId: deliveries[1]?.id ?? 0 };
    await app.call(routes.resendWebhookDelivery, { params }, scene.owner.session);
    await app.runJobs();
    expect(scene.receiver.received).toHaveLength(12);
  });

  it('HOK-06 lets the webhook rest after five failures in a row, after which one is tried', async () => {
    const { id } = await workingWebhook();
    scene.receiver.answer = () => 500;
    for (let booked = 0; booked < 8; booked += 1) await book();
    await spread();
    expect(scene.receiver.received).toHaveLength(5);
    await app.db
      .update(webhooks)
      .set({ restsUntil: sql`now()` })
      .where(eq(webhooks.id, id));
    await app.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`);
    await app.runJobs();
    expect(scene.receiver.received).toHaveLength(6);
    expect((await webhookOf(id))?.state).toBe('failing');
  });

  it('HOK-06 for a day is told to owners once; for five days, it’s off, and gets everything once it’s on again', async () => {
    const { id, secret } = await workingWebhook(['booking.confirmed']);
    scene.receiver.answer = () => 500;
    const first = await book();
    await spread();
    const failingFor = (interval: string) =>
      app.db
        .update(webhooks)
        .set({ failingSince: sql`now() - ${interval}::interval` })
        .where(eq(webhooks.id, id));
    await failingFor('23 hours 59 minutes');
    await wait();
    expect(toldOf('doesn’t answer')).toHaveLength(0);
    await failingFor('24 hours');
    await wait();
    await wait();
    expect(toldOf('doesn’t answer')).toHaveLength(1);
    await failingFor('4 days 23 hours');
    await wait();
    expect((await webhookOf(id))?.state).toBe('failing');
    await failingFor('5 days');
    await wait();
    await app.runJobs();
    expect(toldOf('turned off')).toHaveLength(1);
    expect((await webhookOf(id))?.state).toBe('given_up');
    const second = await book();
    await spread();
    scene.receiver.received.splice(0);
    scene.receiver.answer = () => 200;
    await change(id, { types: ['booking.confirmed'], isOn: true });
    await wait();
    expect(bodies().map(({ data }) => data.id)).toEqual([`bk_${first.id}`, `bk_${second.id}`]);
    scene.receiver.verify(secret);
    expect((await webhookOf(id))?.state).toBe('on');
  });

  it('HOK-06 with 410 turns the webhook off at once', async () => {
    const { id } = await workingWebhook();
    scene.receiver.answer = () => 410;
    await book();
    await spread();
    expect((await webhookOf(id))?.state).toBe('given_up');
  });

  it('HOK-03 is lost by no crash: everything comes at least once, through 200 random failures', async () => {
    const { secret } = await workingWebhook(['booking.confirmed']);
    let failures = 0;
    scene.receiver.answer = () => (failures < 200 && Math.random() < 0.97 ? ((failures += 1), 500) : 200);
    const { id: eventId } = await buildFreeEvent(app.db, {
      createdBy: scene.owner.id,
      startDate: '2099-07-02',
      capacity: 100,
    });
    const booked: number[] = [];
    for (let person = 0; person < 20; person += 1)
      booked.push(await bookFreely(app, await buildTraveller(app.db), { eventId, family: [] }));
    await spread();
    for (let waits = 0; waits < 400 && (await countWaiting()) > 0; waits += 1) {
      // As if the program had ended after a delivery came, and before it was noted.
      if (waits % 7 === 0) await forgetLastDelivery();
      await app.db.update(webhookDeliveries).set({ tries: [] });
      await wait();
    }
    scene.receiver.verify(secret);
    expect(failures).toBe(200);
    expect(new Set(bodies().map(({ data }) => data.id))).toEqual(new Set(booked.map((id) => `bk_${id}`)));
  });
});

const toldOf = (words: string) =>
  app.mailer.sent.filter(({ to, subject }) => to === scene.owner.user.email && subject.includes(words));

async function countWaiting(): Promise<number> {
  return app.db.$count(webhookDeliveries, eq(webhookDeliveries.state, 'waiting'));
}

async function forgetLastDelivery(): Promise<void> {
  await app.db.execute(sql`update webhook_deliveries set state = 'waiting', delivered_at = null
    where id = (select max(id) from webhook_deliveries where state = 'delivered')`);
}
