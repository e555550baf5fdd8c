import { eq, sql } from 'drizzle-orm';
import { afterAll } from 'vitest';
import { tickets } from '../../db/schema/attendees';
import { bookings, type BookingRow } from '../../db/schema/bookings';
import { events } from '../../db/schema/events';
import { holds, type HoldRow } from '../../db/schema/holds';
import { payments, type PaymentRow } from '../../db/schema/payments';
import type { UserRow } from '../../db/schema/users';
import { addJob } from '../../src/jobs/add-job.repository';
import { expectCleanInvariants } from '../clean-invariants';
import { buildEvent, type BuiltEvent, type EventOptions } from '../factories/events';
import { buildTraveller } from '../factories/people';
import type { TestApp } from '../test-app';
import { confirm, openPayment } from './checkout';
import {
  sandboxEnvironment,
  type EnvironmentOptions,
  type Payable,
  type ProviderEnvironment,
} from './sandbox-environment';

export interface Scene extends BuiltEvent {
  readonly user: UserRow;
}

/** An event at $100 and a traveller who wants to book it. */
export async function buildScene({ db }: TestApp, event: EventOptions = {}): Promise<Scene> {
  const { user } = await buildTraveller(db);
  return { ...(await buildEvent(db, event)), user };
}

/** An open payment, with its buyer and event. */
export interface OpenScene extends Scene {
  readonly opened: Payable & { readonly bookingId: number };
}

/** An event and a traveller, with seats held and an intent to pay. */
export async function buildOpenPayment(app: TestApp, event: EventOptions = {}): Promise<OpenScene> {
  const scene = await buildScene(app, event);
  const reply = await openPayment(app, scene.user, { eventId: scene.event.id });
  return { ...scene, opened: reply.body };
}

/** The same, paid at the provider, but we don't know yet. */
export async function buildPaid(environment: ProviderEnvironment, event: EventOptions = {}): Promise<OpenScene> {
  const scene = await buildOpenPayment(environment.app, event);
  await environment.pay(scene.opened);
  return scene;
}

/** The same, confirmed. */
export async function buildConfirmed(environment: ProviderEnvironment, event: EventOptions = {}): Promise<OpenScene> {
  const scene = await buildPaid(environment, event);
  const reply = await confirm(environment.app, scene.user, scene.opened.paymentIntentId);
  if (reply.status !== 200) throw new RangeError(`not confirmed: ${JSON.stringify(reply.json)}`);
  return scene;
}

export async function bookingOf({ db }: TestApp, bookingId: number): Promise<BookingRow> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
  return row ?? missing('booking');
}

/** `status/paymentStatus`. */
export async function stateOf(app: TestApp, bookingId: number): Promise<string> {
  const { status, paymentStatus } = await bookingOf(app, bookingId);
  return `${status}/${paymentStatus}`;
}

export async function paymentOf({ db }: TestApp, bookingId: number): Promise<PaymentRow> {
  const [row] = await db.select().from(payments).where(eq(payments.bookingId, bookingId));
  return row ?? missing('payment');
}

export async function holdOf({ db }: TestApp, bookingId: number): Promise<HoldRow> {
  const [row] = await db.select().from(holds).where(eq(holds.bookingId, bookingId));
  return row ?? missing('hold');
}

export async function seatsOf(
  { db }: Pick<TestApp, 'db'>,
  eventId: number,
): Promise<{ confirmed: number; held: number }> {
  const [row] = await db
    .select({ confirmed: events.seatsConfirmed, held: events.seatsHeld })
    .from(events)
    .where(eq(events.id, eventId));
  return row ?? missing('event');
}

/** Seats in confirmed bookings, and the event's own counts. */
export async function soldOf(
  app: Pick<TestApp, 'db'>,
  eventId: number,
): Promise<{ sold: number; confirmed: number; held: number }> {
  const { rows } = await app.db.execute<{ sold: number }>(
    sql`select coalesce(sum(seats), 0)::int as sold from bookings where event_id = ${eventId} and status = 'confirmed'`,
  );
  return { sold: rows[0]?.sold ?? missing('sum'), ...(await seatsOf(app, eventId)) };
}

/** Valid tickets, and confirmation emails. */
export async function countOf({ db }: TestApp, bookingId: number): Promise<{ tickets: number; mails: number }> {
  const { rows } = await db.execute<{ tickets: number; mails: number }>(sql`select
    (select count(*)::int from ${tickets} where booking_id = ${bookingId} and voided_at is null) as tickets,
    (select count(*)::int from mails where dedupe_key = ${`booking_confirmed:${bookingId}`}) as mails`);
  return rows[0] ?? missing('count');
}

/** Makes a hold run out. */
export async function runOut({ db }: TestApp, bookingId: number): Promise<void> {
  await db.execute(sql`update holds set expires_at = now() - interval '1 second' where booking_id = ${bookingId}`);
}

/** Makes a payment older, and not checked since. */
export async function letAge({ db }: TestApp, bookingId: number): Promise<void> {
  await db.execute(
    sql`update payments set created_at = created_at - interval '2 minutes', checked_at = null where booking_id = ${bookingId}`,
  );
}

/** Does what the reconciler does on each of its runs. */
export async function reconcileNow(app: TestApp, olderThanSeconds?: number): Promise<void> {
  await addJob(app.db, 'reconcile_payments', olderThanSeconds === undefined ? {} : { olderThanSeconds });
  await app.runJobs();
}

/** The sandbox of a test file, whose books are checked when its tests are done. */
export async function checkedEnvironment(options: EnvironmentOptions = {}) {
  const environment = await sandboxEnvironment(options);
  afterAll(() => expectCleanEnd(environment));
  return environment;
}

/** Lets everything finish, then checks the invariants. */
export async function expectCleanEnd(environment: ProviderEnvironment): Promise<void> {
  await environment.app.runJobs();
  await reconcileNow(environment.app, 0);
  await expectCleanInvariants(environment.app.db, environment);
}

function missing(what: string): never {
  throw new RangeError(`there is no ${what}`);
}
