import { randomUUID } from 'node:crypto';
import { routes } from '@ascendant/contract/routes';
import type { UploadRule } from '@ascendant/contract/upload';
import { watchedFields, type SeenEvent } from '@ascendant/domain/event/substantial-edit';
import { eq, sql } from 'drizzle-orm';
import { eventEdits } from '../../db/schema/event-edits';
import { users } from '../../db/schema/users';
import { hashSecret } from '../../src/modules/accounts/secret-hash';
import { openPayment } from '../checkout/book-paid';
import { payWith } from '../checkout/checkout';
import { bookFreely } from '../factories/bookings';
import { buildCategory, buildEvent, buildFreeEvent, dayFromNow, type EventOptions } from '../factories/events';
import { buildDependent, buildTraveller, factoryPassword, type SignedInPerson } from '../factories/people';
import { buildReview, letBegin } from '../factories/reviews';
import { nextNumber } from '../factories/sequence';
import { pngOf } from '../pictures';
import type { Session, TestApp } from '../test-app';
import type { Identity, People } from './identities';

/** What an example is made from. */
export interface World {
  readonly app: TestApp;
  readonly people: People;
  /** A published event of the organizer's, with seats. */
  readonly eventId: number;
  /** Who calls, with a session of their own. */
  readonly identity: Identity;
  readonly session: Session;
}

/** What's sent. Parts that are left out are made from the contract; `:id` of an event is the world's. */
export interface Sent {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  /** Fields of a form; the file is added by the call's upload rule. */
  readonly form?: Readonly<Record<string, string>>;
}

/** A call that works for someone who may make it. Everything that's left out follows from the authorization table. */
export interface Example {
  readonly send?: (world: World) => Sent | Promise<Sent>;
  /** Whose row it's about; null if it's everyone's own. */
  readonly owner?: Identity | null;
  /** The status when it works; by default the lowest that the contract lists. */
  readonly status?: number;
  /** What someone gets who may make the call, but not about this row; by default 403 for a call of those who manage an event, otherwise 404. */
  readonly others?: 403 | 404;
  /** Exceptions, each with its reason in a comment. */
  readonly answers?: Partial<Record<Identity, number>>;
}

/** The caller's id; a fresh traveller's for those without an account. */
export async function callerId({ app, people, identity }: World): Promise<number> {
  return people[identity] === 0 ? (await buildTraveller(app.db)).id : people[identity];
}

/** The traveller if they're calling, otherwise a fresh one, so that limits on a person aren't reached. */
export async function travellerIn({
  app,
  people,
  identity,
  session,
}: World): Promise<Pick<SignedInPerson, 'id' | 'session'>> {
  return identity === 'traveller' ? { id: people.traveller, session } : buildTraveller(app.db);
}

export const ownEvent = async ({ app, people }: World, options: EventOptions = {}) =>
  (await buildEvent(app.db, { createdBy: people.organizer, ...options })).id;

export async function bookedEvent({ app, people }: World, options: Partial<EventOptions> = {}) {
  const { event } = await buildFreeEvent(app.db, { createdBy: people.organizer, ...options });
  const bookingId = await bookFreely(app, await buildTraveller(app.db), { eventId: event.id });
  return { eventId: event.id, bookingId };
}

/** A free booking of a traveller: the caller, if they are one. */
export async function ownBooking(world: World): Promise<number> {
  const { id } = await buildFreeEvent(world.app.db);
  const person = await travellerIn(world);
  return bookFreely(world.app, person as SignedInPerson, { eventId: id });
}

/** The same for two people. */
export async function ownSharedBooking(world: World): Promise<number> {
  const { id } = await buildFreeEvent(world.app.db);
  const person = await travellerIn(world);
  const adult = await buildDependent(world.app.db, person.id, { dateOfBirth: '1985-07-03' });
  return bookFreely(world.app, person as SignedInPerson, { eventId: id, family: [adult] });
}

/** A free booking of the caller, who takes lunch along. */
export async function ownBookingWithLunch(world: World): Promise<number> {
  const id = await ownSharedBooking(world);
  await world.app.db.execute(
    sql`update bookings set attendees = jsonb_set(attendees, '{0,extras}', '[{"name": "Lunch", "price": 0}]') where id = ${id}`,
  );
  return id;
}

/** The same for them and a guest who has no name yet. */
export async function ownGuestBooking(world: World): Promise<number> {
  const { id } = await buildFreeEvent(world.app.db);
  const { session } = await travellerIn(world);
  const attendees = [{ type: 'user' as const }, { type: 'user' as const, guest: 'unnamed' as const }];
  const body = { eventId: id, attendees, agreementAccepted: true as const };
  return (await world.app.call(routes.createBooking, { body }, session)).body.bookingId;
}

/** An event that the caller has taken part in. */
export async function attended(world: World): Promise<number> {
  const { id } = await buildFreeEvent(world.app.db);
  if (world.identity !== 'visitor') {
    const person = { id: await callerId(world), session: world.session };
    await bookFreely(world.app, person as SignedInPerson, { eventId: id }).catch(() => undefined);
  }
  await letBegin(world.app.db, id);
  return id;
}

export async function idOf({ app }: World, statement: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await app.db.execute<{ id: number }>(statement);
  const [row] = rows;
  if (row === undefined) throw new RangeError('no row');
  return Number(row.id);
}

export async function openedPayment(world: World): Promise<{ readonly paymentIntentId: string }> {
  const person = await travellerIn(world);
  const { body } = await openPayment(world.app, person as SignedInPerson, await ownEvent(world));
  await payWith(world.app, body);
  return { paymentIntentId: body.paymentIntentId };
}

export const fresh = async ({ app }: World) => (await buildTraveller(app.db)).user;
export const onEvent = async (world: World, options: EventOptions = {}): Promise<Sent> => ({
  params: { id: await ownEvent(world, options) },
});

/** An edit of a published event that no admin has seen. */
export async function rewrittenEvent(world: World): Promise<Sent> {
  const eventId = await ownEvent(world);
  const editedAt = new Date();
  const before = Object.fromEntries(watchedFields.map((field) => [field, ''])) as SeenEvent;
  await world.app.db.insert(eventEdits).values({ eventId, before, editedAt });
  return { params: { id: eventId }, body: { editedAt: editedAt.toISOString() } };
}

/** A file that an upload rule accepts. */
export async function exampleFile({ types }: UploadRule): Promise<Blob> {
  // A row that wasn't imported before.
  if (types.includes('text/csv')) return new Blob([`Booking ID,Contact Name\n${randomUUID()},Ada Roy\n`]);
  return new Blob([new Uint8Array(await pngOf(1200, 900))], { type: 'image/png' });
}

/** The form of a new draft. */
export const newEventForm = {
  title: 'Ridge walk at dawn',
  description: 'Along the ridge and back before the afternoon wind.',
  location: 'Banff, Alberta, Canada',
  mainCategory: 'Outdoor & Nature',
  duration: '1',
  capacity: '12',
  minimumAge: '0',
  startDate: dayFromNow(90),
  endDate: dayFromNow(90),
  startTime: '09:00',
  endTime: '17:00',
  features: '[]',
  pricingTiers: '[{"tierType":"regular","adultPrice":"100.00","childPrice":"60.00"}]',
  status: 'draft',
};

/** A review of an event of the organizer's. */
export async function onReview(world: World): Promise<Pick<Sent, 'params'>> {
  const { id } = await buildReview(world.app.db, { eventId: await ownEvent(world) });
  return { params: { id } };
}

/** A category that no event uses. */
export async function onCategory({ app }: World): Promise<Pick<Sent, 'params'>> {
  return { params: { id: (await buildCategory(app.db, `Night walks ${nextNumber()}`)).id } };
}

/** An event feature that no event lists. */
export async function onFeature(world: World): Promise<Pick<Sent, 'params'>> {
  const name = `Head torch ${nextNumber()}`;
  return { params: { id: await idOf(world, sql`insert into event_features (name) values (${name}) returning id`) } };
}

const hash = hashSecret(factoryPassword);

/** The caller's password, whatever an earlier call has made of it. */
export async function knownPassword(world: World): Promise<string> {
  const change = { password: await hash };
  await world.app.db
    .update(users)
    .set(change)
    .where(eq(users.id, await callerId(world)));
  return factoryPassword;
}

export async function newPassword(world: World) {
  return { currentPassword: await knownPassword(world), newPassword: 'a ridge above the trees' };
}

export async function newEmail(world: World) {
  const [row] = await world.app.db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, await callerId(world)));
  return { currentEmail: row?.email ?? '', newEmail: `new${nextNumber()}@example.org` };
}
