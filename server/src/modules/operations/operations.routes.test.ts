import { routes } from '@ascendant/contract/routes';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/schema/logs';
import { payWith } from '../../../test/checkout/checkout';
import { buildEvent, buildFreeEvent, oneAdultTotal } from '../../../test/factories/events';
import { buildWebhook } from '../../../test/factories/organizations';
import { buildAdmin, buildOrganizer, buildTraveller, type SignedInPerson } from '../../../test/factories/people';
import { testApp, type Session } from '../../../test/test-app';
import { noteBackup } from '../../backup/note-backup';
import { addJob } from '../../jobs/add-job.repository';

const app = await testApp();
const admin = await buildAdmin(app.db);

beforeEach(async () => {
  await app.pool.query('delete from graphile_worker._private_jobs');
});

/** A job that was given up, with what the last try threw. */
async function deadJob(error = 'The provider does not answer'): Promise<number> {
  await addJob(app.db, 'make_refund', { refundId: 4711 });
  const { rows } = await app.pool.query<{ id: number }>(
    `update graphile_worker._private_jobs set attempts = max_attempts, last_error = $1 returning id::int`,
    [error],
  );
  return rows[0]!.id;
}

const jobs = async () => (await app.call(routes.listDeadJobs, {}, admin.session)).body;
const retry = (id: number) => app.call(routes.retryJob, { params: { id } }, admin.session);

describe('health', () => {
  const health = async () => (await app.call(routes.adminHealth, {}, admin.session)).body;

  it('ERR-07 counts waiting and dead jobs and the age of the oldest', async () => {
    await deadJob();
    await addJob(app.db, 'sweep', {});
    await app.pool.query(
      `update graphile_worker._private_jobs set run_at = now() - interval '90 seconds' where attempts = 0`,
    );
    const { queue } = await health();
    expect(queue).toMatchObject({ waiting: 1, dead: 1 });
    expect(queue.oldestSeconds).toBeGreaterThanOrEqual(90);
  });

  it('ERR-07 says when payments were last compared with the provider, from the first time on', async () => {
    await app.pool.query('delete from task_runs');
    expect((await health()).lastReconciledAt).toBeNull();
    await addJob(app.db, 'reconcile_payments', {});
    await app.runJobs();
    const { lastReconciledAt, at } = await health();
    expect(Date.parse(at) - Date.parse(lastReconciledAt ?? '')).toBeLessThan(60_000);
  });

  it('ERR-07 tells how the webhooks of organizers do, and how long what’s due has waited', async () => {
    const nothing = { waiting: 0, oldestSeconds: 0, failing: 0 };
    expect((await health()).deliveries).toEqual(nothing);
    const { id: organizerId } = await buildOrganizer(app.db);
    const { id, deliveryId } = await buildWebhook(app.db, { organizerId });
    await app.pool.query(`update activities set sequence = nextval('activity_sequence')`);
    await app.pool.query(
      `update webhook_deliveries set due_at = now() - interval '90 seconds' where id = ${deliveryId}`,
    );
    expect((await health()).deliveries).toEqual({ waiting: 1, oldestSeconds: 90, failing: 0 });
    await app.pool.query(`update webhooks set failing_since = now() where id = ${id}`);
    expect((await health()).deliveries).toEqual({ ...nothing, failing: 1 });
  });

  it('ERR-07 tells the age of webhooks, open discrepancies, and refunds on their way', async () => {
    await app.pool.query('delete from provider_events');
    expect(await health()).toMatchObject({
      webhooks: { lastAt: null, waiting: 0 },
      openDiscrepancies: 0,
      refunds: { pending: 0, amount: '0.00', oldestAt: null },
    });
    await app.pool.query(
      `insert into provider_events (provider, id, type, state, occurred_at, received_at)
       values ('sandbox', 'evt_1', 'payment_intent.succeeded', 'pending', now(), '2026-11-01T10:00:00Z')`,
    );
    await app.pool.query(`insert into payment_discrepancies (kind, subject) values ('dispute', 'pi_1')`);
    expect(await health()).toMatchObject({
      webhooks: { lastAt: '2026-11-01T10:00:00.000Z', waiting: 1 },
      openDiscrepancies: 1,
    });
    const [discrepancy] = (await app.call(routes.listDiscrepancies, {}, admin.session)).body;
    await app.call(routes.resolveDiscrepancy, { params: { id: discrepancy!.id } }, admin.session);
    expect((await health()).openDiscrepancies).toBe(0);
    expect((await app.call(routes.listResolvedDiscrepancies, {}, admin.session)).body).toMatchObject([
      { id: discrepancy!.id, kind: 'dispute', resolvedBy: admin.user.username },
    ]);
  });

  it('ERR-07 knows how much room is left', async () => {
    const { disk, databaseBytes } = await health();
    expect(disk.freeBytes).toBeLessThanOrEqual(disk.totalBytes);
    expect(Math.min(disk.totalBytes, databaseBytes)).toBeGreaterThan(0);
  });
});

describe('the list of jobs', () => {
  it('has those that were given up first, then those that failed before, then the rest', async () => {
    await addJob(app.db, 'sweep', {});
    await app.pool.query(`update graphile_worker._private_jobs set run_at = now() - interval '1 day'`);
    await addJob(app.db, 'compare_books', {});
    await app.pool.query(
      `update graphile_worker._private_jobs set attempts = 3, last_error = 'Down' where run_at > now() - interval '1 hour'`,
    );
    await addJob(app.db, 'make_refund', { refundId: 1 });
    await app.pool.query(
      `update graphile_worker._private_jobs set attempts = max_attempts where attempts = 0 and run_at > now() - interval '1 hour'`,
    );
    expect((await jobs()).map(({ task, state, tries }) => [task, state, tries])).toEqual([
      ['make_refund', 'dead', 12],
      ['compare_books', 'trying_again', 3],
      ['sweep', 'waiting', 0],
    ]);
  });

  it('ERR-03 shows neither what a job was told nor whom an error names', async () => {
    await deadJob('550 no mailbox ada@example.org');
    const [job] = await jobs();
    expect(job).toMatchObject({ error: '550 no mailbox …@…' });
    expect(Object.keys(job!).sort()).toEqual(
      ['addedAt', 'error', 'id', 'maxTries', 'runAt', 'state', 'task', 'tries'].sort(),
    );
  });
});

describe('another try', () => {
  it('runs now, with all its tries again, and is in the audit log', async () => {
    const id = await deadJob();
    expect((await retry(id)).status).toBe(204);
    expect(await jobs()).toMatchObject([{ id, state: 'waiting', tries: 0 }]);
    const entries = (await app.db.select().from(auditLog)).filter(({ action }) => action === 'job.retried');
    expect(entries.at(-1)).toMatchObject({ actorId: admin.id, actorRole: 'admin', targetId: String(id) });
    await app.runJobs();
    expect((await jobs()).filter((job) => job.id === id)).toEqual([]);
  });

  it('of a missing or running job is 404', async () => {
    expect((await retry(2_000_000_000)).status).toBe(404);
    const id = await deadJob();
    await app.pool.query(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'another'`);
    expect((await retry(id)).status).toBe(404);
  });
});

describe('the bookings of an event', () => {
  async function booked() {
    const organizer = await buildOrganizer(app.db);
    const { event } = await buildEvent(app.db, { createdBy: organizer.id });
    const traveller = await buildTraveller(app.db);
    const open = await openPaymentBy(traveller, event.id);
    await payWith(app, open);
    await app.call(routes.confirmPayment, { body: { paymentIntentId: open.paymentIntentId } }, traveller.session);
    return { organizer, traveller, eventId: event.id, bookingId: open.bookingId };
  }

  async function openPaymentBy({ session }: SignedInPerson, eventId: number) {
    const bookingData = { eventId, attendees: [{ type: 'user' as const }], agreementAccepted: true as const };
    const body = { amount: oneAdultTotal, eventId, bookingData };
    return (await app.call(routes.createPaymentIntent, { body }, session)).body;
  }

  const list = (eventId: number, session: Session, after?: number) =>
    app.call(
      routes.listEventBookings,
      { params: { id: eventId }, ...(after === undefined ? {} : { query: { after } }) },
      session,
    );

  it('are there for its organizer and for admins; others get 404, 403 or 401', async () => {
    const { organizer, traveller, eventId } = await booked();
    const other = await buildOrganizer(app.db);
    const sessions = [organizer.session, admin.session, other.session, traveller.session, {}];
    const statuses = await Promise.all(sessions.map(async (session) => (await list(eventId, session)).status));
    expect(statuses).toEqual([200, 200, 404, 403, 401]);
    expect((await list(2_000_000_000, admin.session)).status).toBe(404);
  });

  it('PRI-01 name who comes, adult or child, with ticket and amount, and nothing else of them', async () => {
    const { organizer, eventId, bookingId } = await booked();
    const { bookings } = (await list(eventId, organizer.session)).body;
    expect(bookings).toEqual([
      {
        id: bookingId,
        reference: expect.stringMatching(/^ASC-/),
        status: 'confirmed',
        paymentStatus: 'completed',
        bookedAt: expect.any(String),
        total: oneAdultTotal,
        refunded: '0.00',
        takenByBank: '0.00',
        revenue: '100.00',
        disputed: false,
        paidBy: null,
        manual: null,
        isGivenUp: false,
        isUnanswered: false,
        attendees: [{ name: 'Maya Lindqvist', canRename: true, isChild: false, ticket: 'valid' }],
      },
    ]);
  });

  it('leave out what is not paid', async () => {
    const organizer = await buildOrganizer(app.db);
    const { event } = await buildEvent(app.db, { createdBy: organizer.id });
    await openPaymentBy(await buildTraveller(app.db), event.id);
    expect((await list(event.id, organizer.session)).body).toMatchObject({ bookings: [], after: null });
  });

  it('T9 show a refund and a void ticket after the organizer gave the money back', async () => {
    const { organizer, eventId, bookingId } = await booked();
    const params = { id: bookingId };
    await app.call(routes.refundBooking, { params, body: { amount: 20 } }, organizer.session);
    const partly = (await list(eventId, organizer.session)).body.bookings[0];
    expect(partly).toMatchObject({ status: 'confirmed', refunded: '20.00', attendees: [{ ticket: 'valid' }] });
    await app.call(routes.refundBooking, { params, body: {} }, organizer.session);
    await app.runJobs();
    const wholly = (await list(eventId, organizer.session)).body.bookings[0];
    expect(wholly).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
      refunded: oneAdultTotal,
      attendees: [{ ticket: 'void' }],
    });
  });

  it('INP-04 come a hundred at a time, newest first, each once', async () => {
    const organizer = await buildOrganizer(app.db);
    const { event } = await buildFreeEvent(app.db, { createdBy: organizer.id });
    const { session } = await buildTraveller(app.db);
    const body = { eventId: event.id, attendees: [{ type: 'user' as const }], agreementAccepted: true as const };
    for (let booked = 0; booked < 101; booked += 1) {
      const { bookingId } = (await app.call(routes.createBooking, { body }, session)).body;
      await app.call(routes.refundBooking, { params: { id: bookingId }, body: {} }, organizer.session);
    }
    const eventId = event.id;
    const first = (await list(eventId, organizer.session)).body;
    const second = (await list(eventId, organizer.session, first.after ?? 0)).body;
    expect([first.bookings.length, second.bookings.length, second.after]).toEqual([100, 1, null]);
    const ids = [...first.bookings, ...second.bookings].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one));
  });
});

describe('health', () => {
  const health = async () => (await app.call(routes.adminHealth, {}, admin.session)).body;

  it('ERR-07 says when the last backup was made, from the first one on', async () => {
    expect((await health()).lastBackupAt).toBeNull();
    await noteBackup(app.db);
    const first = await health();
    expect(Date.parse(first.at) - Date.parse(first.lastBackupAt ?? '')).toBeLessThan(60_000);
    await noteBackup(app.db);
    expect(Date.parse((await health()).lastBackupAt ?? '')).toBeGreaterThan(Date.parse(first.lastBackupAt ?? ''));
    const noted = (await app.db.select().from(auditLog)).filter(({ action }) => action === 'backup.made');
    expect(noted).toHaveLength(2);
  });

  it('ERR-07 has no lag to tell of without a replica', async () => {
    expect((await health()).replica).toBeNull();
  });
});
