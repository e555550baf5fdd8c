import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog } from '../../../../db/schema/logs';
import { paymentDiscrepancies, providerEvents } from '../../../../db/schema/payments';
import { confirm } from '../../../../test/checkout/checkout';
import {
  buildOpenPayment,
  buildPaid,
  countOf,
  holdOf,
  paymentOf,
  reconcileNow,
  stateOf,
  checkedEnvironment,
} from '../../../../test/checkout/scene';
import type { TestApp } from '../../../../test/test-app';
import { actedOn } from '../../../adapters/payments/notice-types';
import { inTransaction } from '../../../database/database';

/** Resets a payment as if the provider's answer had never arrived, bypassing the database's guards. */
async function forgetIntent({ db }: TestApp, holdId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(
      sql`update payments set intent_id = null, client_secret = null, status = 'creating' where hold_id = ${holdId}`,
    );
  });
}

const environment = await checkedEnvironment();
const { app } = environment;

describe('webhooks', () => {
  async function noticeOf(intentId: string, type = 'payment_intent.succeeded') {
    const found = (await environment.noticesOf(intentId)).find((notice) => notice.type === type);
    if (!found) throw new RangeError(`no ${type} about ${intentId}`);
    return found;
  }

  async function eventRow(id: string) {
    const [row] = await app.db.select().from(providerEvents).where(eq(providerEvents.id, id));
    return row;
  }

  it('PAY-06 PAY-11 a webhook alone confirms the booking if the browser was closed', async () => {
    const { opened } = await buildPaid(environment);
    const { event } = await noticeOf(opened.paymentIntentId);
    expect(await environment.post(event)).toBe(200);
    await app.runJobs();
    expect(await stateOf(app, opened.bookingId)).toBe('confirmed/completed');
    expect(await countOf(app, opened.bookingId)).toEqual({ tickets: 1, mails: 1 });
  });

  it('PAY-07 a webhook sent ten times at once, and again a day later, takes effect once', async () => {
    const { opened } = await buildPaid(environment);
    const { id, event } = await noticeOf(opened.paymentIntentId);
    const statuses = await Promise.all(Array.from({ length: 10 }, () => environment.post(event)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    await app.runJobs();
    const effects = () =>
      Promise.all([
        stateOf(app, opened.bookingId),
        countOf(app, opened.bookingId),
        app.db.$count(auditLog, eq(auditLog.targetId, String(opened.bookingId))),
        app.db.$count(providerEvents, eq(providerEvents.id, id)),
      ]);
    const once = await effects();
    expect(once).toEqual(['confirmed/completed', { tickets: 1, mails: 1 }, 2, 1]);
    await app.db.execute(
      sql`update provider_events set received_at = received_at - interval '25 hours' where id = ${id}`,
    );
    expect(await environment.post(event)).toBe(200);
    await app.runJobs();
    expect(await effects()).toEqual(once);
  });

  it('PAY-07 a webhook is only a hint: an unpaid intent stays unpaid whatever it claims', async () => {
    const { opened } = await buildOpenPayment(app);
    const { opened: other } = await buildPaid(environment);
    const { event } = await noticeOf(other.paymentIntentId);
    const lie = JSON.parse(JSON.stringify(event).replaceAll(other.paymentIntentId, opened.paymentIntentId));
    expect(await environment.post({ ...lie, id: 'evt_lie' })).toBe(200);
    await app.runJobs();
    expect(await stateOf(app, opened.bookingId)).toBe('pending/pending');
  });

  it.each([
    ['signed with another secret', { isForged: true }],
    ['older than 300 s', { secondsFromNow: -302 }],
    ['more than 300 s in the future', { secondsFromNow: 302 }],
  ])('PAY-06 a webhook %s gets a 400 and has no effect', async (_what, options) => {
    const { opened } = await buildPaid(environment);
    const { id, event } = await noticeOf(opened.paymentIntentId);
    expect(await environment.post(event, options)).toBe(400);
    expect(await eventRow(id)).toBeUndefined();
    await app.runJobs();
    expect(await stateOf(app, opened.bookingId)).toBe('pending/pending');
  });

  it('PAY-06 a webhook within 300 s, past or future, is accepted', async () => {
    for (const secondsFromNow of [-295, 295]) {
      const { opened } = await buildPaid(environment);
      const { event } = await noticeOf(opened.paymentIntentId);
      expect(await environment.post(event, { secondsFromNow })).toBe(200);
    }
  });

  it('PAY-18 the age of a webhook is measured by the database’s clock', async () => {
    const { opened } = await buildPaid(environment);
    const { event } = await noticeOf(opened.paymentIntentId);
    app.clock.advance(-600);
    expect(await environment.post(event)).toBe(200);
    app.clock.advance(1200);
    expect(await environment.post({ ...event, id: 'evt_again' })).toBe(200);
    expect(await environment.post({ ...event, id: 'evt_late' }, { secondsFromNow: -600 })).toBe(400);
    app.clock.advance(-600);
  });

  it('PAY-06 the signature is checked before the body', async () => {
    expect(await environment.postRaw('{"not": json', { 'content-type': 'application/json' })).toBe(400);
    expect(await environment.postRaw('', {})).toBe(400);
    expect(await environment.postRaw('[]', { 'content-type': 'text/plain', 'stripe-signature': 't=1,v1=00' })).toBe(
      400,
    );
  });

  it.each(['id', 'type', 'created', 'data'])(
    'PAY-06 a signed webhook without %s is refused, and nothing is stored',
    async (field) => {
      const event = {
        id: 'evt_partial',
        type: 'payment_intent.succeeded',
        created: 1,
        livemode: false,
        data: { object: {} },
      };
      expect(await environment.post({ ...event, [field]: undefined })).toBe(400);
      expect(await eventRow('evt_partial')).toBeUndefined();
    },
  );

  it('PAY-06 a webhook from the other mode (live or test) gets a 200 and is ignored', async () => {
    const { opened } = await buildPaid(environment);
    const { event } = await noticeOf(opened.paymentIntentId);
    expect(await environment.post({ ...event, id: 'evt_live', livemode: true })).toBe(200);
    expect(await eventRow('evt_live')).toBeUndefined();
  });

  it.each(actedOn)('PAY-06 a webhook of the type %s is looked at', async (type) => {
    const { opened } = await buildPaid(environment);
    const { event } = await noticeOf(opened.paymentIntentId);
    const id = `evt_${type}`;
    expect(await environment.post({ ...event, id, type })).toBe(200);
    await app.runJobs();
    expect(await eventRow(id)).toMatchObject({ state: 'done' });
    expect(await stateOf(app, opened.bookingId)).toBe('confirmed/completed');
  });

  it('PAY-20 a webhook that the sandbox of version 1.0.0 has left behind is taken', async () => {
    const { opened } = await buildPaid(environment);
    const data = { object: { id: opened.paymentIntentId, object: 'payment_intent' } };
    const event = { id: 'evt_older', type: 'payment_intent.succeeded', created: 1, livemode: false, data };
    expect(await environment.post(event)).toBe(200);
    await app.runJobs();
    expect(await stateOf(app, opened.bookingId)).toBe('confirmed/completed');
  });

  it('PAY-06 a webhook of an unknown type gets a 200 and is stored as ignored', async () => {
    const { opened } = await buildPaid(environment);
    const { event } = await noticeOf(opened.paymentIntentId);
    expect(await environment.post({ ...event, id: 'evt_unknown', type: 'invoice.upcoming' })).toBe(200);
    expect(await eventRow('evt_unknown')).toMatchObject({ state: 'ignored', type: 'invoice.upcoming' });
    await app.runJobs();
    expect(await stateOf(app, opened.bookingId)).toBe('pending/pending');
  });

  it('PAY-06 webhooks from a provider that isn’t in use get a 404', async () => {
    const url = '/api/webhooks/stripe';
    expect((await app.inject({ method: 'POST', url, payload: '{}' })).statusCode).toBe(404);
  });

  it('PAY-05 if the provider’s answer was lost, a webhook connects the intent to its payment', async () => {
    const { opened } = await buildPaid(environment);
    const notice = await noticeOf(opened.paymentIntentId);
    const { id: holdId } = await holdOf(app, opened.bookingId);
    await forgetIntent(app, holdId);
    expect(await environment.post(notice.event)).toBe(200);
    await app.runJobs();
    expect(await stateOf(app, opened.bookingId)).toBe('confirmed/completed');
    expect(await paymentOf(app, opened.bookingId)).toMatchObject({ intentId: opened.paymentIntentId });
  });

  it('PAY-05 a webhook about an unknown intent with our metadata is kept and retried for a day', async () => {
    const metadata = { hold: '900001', booking: '900001', site: app.config.publicUrl };
    const stray = await environment.createAtProvider({ amountCents: 5000, metadata });
    await environment.cancelAtProvider(stray.paymentIntentId);
    const notice = await noticeOf(stray.paymentIntentId, 'payment_intent.canceled');
    expect(await environment.post(notice.event)).toBe(200);
    await app.runJobs();
    expect(await eventRow(notice.id)).toMatchObject({ state: 'pending', tries: 1 });
    const letPass = (time: string) =>
      app.db.execute(
        sql`update provider_events set received_at = received_at - ${time}::interval where id = ${notice.id}`,
      );
    await letPass('61 seconds');
    await reconcileNow(app);
    expect(await eventRow(notice.id)).toMatchObject({ state: 'pending', tries: 2 });
    await letPass('24 hours');
    await reconcileNow(app);
    expect(await eventRow(notice.id)).toMatchObject({ state: 'done' });
    const found = await app.db
      .select()
      .from(paymentDiscrepancies)
      .where(eq(paymentDiscrepancies.subject, stray.paymentIntentId));
    expect(found).toMatchObject([{ kind: 'unknown_intent', resolvedAt: null }]);
  });

  it('PAY-05 a webhook about another installation’s intent on the same account is ignored', async () => {
    const { opened } = await buildOpenPayment(app);
    const { id: holdId } = await holdOf(app, opened.bookingId);
    const metadata = { hold: String(holdId), booking: String(opened.bookingId), site: 'https://another.example' };
    const foreign = await environment.createAtProvider({ amountCents: 12_001, metadata });
    await environment.pay(foreign);
    const notice = await noticeOf(foreign.paymentIntentId);
    expect(await environment.post(notice.event)).toBe(200);
    await app.runJobs();
    expect(await eventRow(notice.id)).toMatchObject({ state: 'done' });
    expect(await stateOf(app, opened.bookingId)).toBe('pending/pending');
    expect(await environment.refundsOf(foreign.paymentIntentId)).toEqual([]);
  });

  it('PAY-07 payment_failed after succeeded changes nothing', async () => {
    const { user, opened } = await buildOpenPayment(app);
    await environment.pay(opened, '4000000000000002');
    await environment.pay(opened);
    await confirm(app, user, opened.paymentIntentId);
    const { event } = await noticeOf(opened.paymentIntentId, 'payment_intent.payment_failed');
    expect(await environment.post(event)).toBe(200);
    await app.runJobs();
    expect(await stateOf(app, opened.bookingId)).toBe('confirmed/completed');
    expect(await countOf(app, opened.bookingId)).toEqual({ tickets: 1, mails: 1 });
  });
});
