import { webhookRoutes as routes } from '@ascendant/contract/webhook';
import { activityTypes, type ActivityType } from '@ascendant/domain/channel/activity';
import { sql } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { webhookDeliveries, webhooks } from '../db/schema/activities';
import { addJob } from '../src/jobs/add-job.repository';
import { bookFreely } from './factories/bookings';
import { buildFreeEvent } from './factories/events';
import { buildOrganizer, buildTraveller, type SignedInPerson } from './factories/people';
import type { TestApp } from './test-app';
import { openReceiver, type Receiver } from './webhook-receiver';

/** An organizer with a server that gets webhooks, new for each test, and what tests do with them. @param app may reach this machine */
export function webhookScenes(app: TestApp) {
  let owner: SignedInPerson;
  let receiver: Receiver;

  beforeEach(async () => {
    owner = await buildOrganizer(app.db);
    receiver = await openReceiver();
  });

  async function addWebhook(types: readonly ActivityType[] = activityTypes) {
    const { body } = await app.call(
      routes.addWebhook,
      { body: { url: receiver.url, types: [...types] } },
      owner.session,
    );
    return { id: body.webhook.id, secret: body.secret };
  }

  /** One that has answered its test, which isn't among what came. */
  async function workingWebhook(types: readonly ActivityType[] = ['booking.confirmed']) {
    const webhook = await addWebhook(types);
    await test(webhook.id);
    receiver.received.splice(0);
    return webhook;
  }

  const test = async (id: number) => (await app.call(routes.testWebhook, { params: { id } }, owner.session)).body;
  const webhookOf = async (id: number) =>
    (await app.call(routes.listWebhooks, {}, owner.session)).body.find((each) => each.id === id);
  const change = (id: number, body: { types: ActivityType[]; isOn: boolean }) =>
    app.call(routes.changeWebhook, { params: { id }, body }, owner.session);

  /** Writes what has happened, and sends it. */
  async function spread(): Promise<void> {
    await addJob(app.db, 'write_activities', {});
    await app.runJobs();
  }

  /** Lets the pauses pass, and sends what's due then. */
  async function wait(): Promise<void> {
    await app.db.update(webhookDeliveries).set({ dueAt: sql`now()` });
    await app.db.update(webhooks).set({ restsUntil: null });
    await app.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`);
    await app.runJobs();
  }

  const freeEvent = () => buildFreeEvent(app.db, { createdBy: owner.id, startDate: '2099-07-02' });
  async function book() {
    const traveller = await buildTraveller(app.db, { firstName: 'Maya' });
    const { id: eventId } = await freeEvent();
    return { traveller, eventId, id: await bookFreely(app, traveller, { eventId, family: [] }) };
  }
  const bodies = () => receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: { id: string } });

  return {
    /** Of the present test. */
    get owner() {
      return owner;
    },
    get receiver() {
      return receiver;
    },
    addWebhook,
    workingWebhook,
    test,
    webhookOf,
    change,
    spread,
    wait,
    freeEvent,
    book,
    bodies,
  };
}
