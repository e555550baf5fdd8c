import { randomUUID } from 'node:crypto';
import { routes } from '@ascendant/contract/routes';
import type { ActivityType } from '@ascendant/domain/channel/activity';
import { keyScopes, type KeyScope } from '@ascendant/domain/organization/api-key';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { idempotencyKeys } from '../../../db/schema/program';
import { buildKey } from '../../../test/factories/organizations';
import { testApp, type Session } from '../../../test/test-app';
import { webhookScenes } from '../../../test/webhook-scene';

const app = await testApp({ settings: { OUTBOUND_ALLOW: '127.0.0.0/8' } });
const scene = webhookScenes(app);

const once = (session: Session, key: string = randomUUID()): Session => ({ ...session, 'idempotency-key': key });
const keyOf = async (scopes: readonly KeyScope[] = keyScopes) =>
  (await buildKey(app.db, { organizerId: scene.owner.id, scopes })).session;
const add = (session: Session, types: ActivityType[] = ['booking.confirmed']) =>
  app.call(routes.addV1Webhook, { body: { url: scene.receiver.url, types } }, session);

describe('a program', () => {
  it('adds a webhook, tests it, is told what happens, and removes it', async () => {
    const session = await keyOf();
    const { secret, id, state } = (await add(once(session))).body;
    expect([id, state]).toEqual([expect.stringMatching(/^wh_\d+$/), 'untested']);
    const params = { id };
    const tested = await app.call(routes.testV1Webhook, { params }, once(session));
    expect(tested.body).toMatchObject({ endpoint: { id, state: 'on' }, answer: { status: 204 } });
    scene.receiver.received.splice(0);
    const booking = await scene.book();
    await scene.spread();
    scene.receiver.verify(secret ?? '');
    const { data } = (await app.call(routes.listV1Deliveries, { params }, session)).body;
    expect(data).toMatchObject([
      { state: 'delivered', nextTryAt: null, activity: { data: { id: `bk_${booking.id}` } } },
    ]);
    const again = { params: { id, delivery: data[0]?.id ?? '' } };
    expect((await app.call(routes.resendV1Delivery, again, once(session))).body.state).toBe('waiting');
    await scene.wait();
    expect(scene.bodies()).toHaveLength(2);
    const change = { params, body: { types: ['event.published' as const], isOn: false } };
    const changed = (await app.call(routes.changeV1Webhook, change, session)).body;
    expect(changed).toMatchObject({ types: ['event.published'], state: 'off' });
    expect((await app.call(routes.listV1Webhooks, {}, session)).body).toEqual({ data: [changed], next: null });
    expect((await app.call(routes.getV1Webhook, { params }, session)).body).toEqual(changed);
    expect((await app.call(routes.removeV1Webhook, { params }, session)).status).toBe(204);
    expect((await app.call(routes.getV1Webhook, { params }, session)).status).toBe(404);
  });

  it('KEY-04 is told a secret once: a repeat has none, and it’s stored nowhere', async () => {
    const session = await keyOf();
    const [first, again] = [await add(once(session, 'a')), await add(once(session, 'a'))];
    expect(again.body).toEqual({ ...first.body, secret: null });
    const params = { id: first.body.id };
    const renewed = await app.call(routes.renewV1Secret, { params }, once(session));
    expect(renewed.body.bothSignUntil).not.toBeNull();
    expect(renewed.body.secret).not.toBe(first.body.secret);
    const stored = JSON.stringify(
      await app.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, scene.owner.id)),
    );
    for (const secret of [first.body.secret, renewed.body.secret]) {
      expect(secret).toMatch(/^whsec_/);
      expect(stored).not.toContain(secret);
    }
  });

  it('KEY-02 has sent to it, and reads in the log, only what its key includes', async () => {
    const wide = await keyOf();
    const narrow = await keyOf(['webhooks:write', 'events:read']);
    const message = 'This key doesn’t include “Read bookings”. Make a new key that does.';
    expect((await add(once(narrow))).json).toMatchObject({ code: 'forbidden', message });
    expect((await add(once(narrow), ['event.published'])).status).toBe(201);
    const { id } = (await add(once(wide))).body;
    const params = { id };
    const change = { params, body: { types: ['booking.moved' as const], isOn: true } };
    expect((await app.call(routes.changeV1Webhook, change, narrow)).status).toBe(403);
    await app.call(routes.testV1Webhook, { params }, once(wide));
    await scene.book();
    await scene.spread();
    const log = async (session: Session) => (await app.call(routes.listV1Deliveries, { params }, session)).body.data;
    const [sent] = await log(wide);
    expect(await log(narrow)).toEqual([]);
    const again = { params: { id, delivery: sent?.id ?? '' } };
    expect((await app.call(routes.resendV1Delivery, again, once(narrow))).status).toBe(403);
  });

  it('OUT-01 can’t have anything sent to a machine inside', async () => {
    const body = { url: 'https://10.0.0.5/', types: ['booking.confirmed' as const] };
    const reply = await app.call(routes.addV1Webhook, { body }, once(await keyOf()));
    expect([reply.status, reply.json]).toMatchObject([400, { fields: { url: expect.any(String) } }]);
  });
});
