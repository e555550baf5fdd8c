import type { ActivityType } from '@ascendant/domain/channel/activity';
import { bookingEmailsOfNewMember } from '@ascendant/domain/event/booking-emails';
import { keyPrefix, keyScopes, type KeyScope } from '@ascendant/domain/organization/api-key';
import type { MemberRole } from '@ascendant/domain/organization/members';
import { eq } from 'drizzle-orm';
import { activities, webhookDeliveries, webhooks } from '../../db/schema/activities';
import { events } from '../../db/schema/events';
import { importRows, imports, type NewImportRowRow } from '../../db/schema/imports';
import {
  apiKeys,
  gateDeviceEvents,
  gateDevices,
  gateDeviceSeries,
  organizationInvitations,
  eventGuides,
  organizationMembers,
  seriesGuides,
} from '../../db/schema/organizations';
import { users } from '../../db/schema/users';
import type { Database } from '../../src/database/database';
import { newKey } from '../../src/modules/keys/key-secret';
import { newSecret, storedSecret } from '../../src/modules/organizations/secret-link';
import { newWebhookSecret, secretPlace } from '../../src/modules/webhooks/signature';
import { fakeSealer } from '../fake-adapters';
import type { Session } from '../test-app';
import { birthInHalifax, buildTraveller, type SignedInPerson } from './people';

const day = 86_400_000;

interface Joining {
  readonly organizerId: number;
  readonly userId: number;
  readonly role: MemberRole;
}

export async function addMember(db: Database, member: Joining): Promise<void> {
  const set = { organizerId: member.organizerId, role: member.role };
  await db.insert(organizationMembers).values(member).onConflictDoUpdate({ target: organizationMembers.userId, set });
  // As when an invitation is accepted.
  await db.update(users).set({ bookingEmails: bookingEmailsOfNewMember }).where(eq(users.id, member.userId));
}

/** A traveller's account that's a member of an organization. */
export async function buildMember(
  db: Database,
  organizerId: number,
  role: MemberRole,
  dates: readonly number[] = [],
): Promise<SignedInPerson> {
  const person = await buildTraveller(db, birthInHalifax);
  await addMember(db, { organizerId, userId: person.id, role });
  for (const eventId of dates) await assignGuide(db, person.id, eventId);
  return person;
}

export async function assignGuide(db: Database, userId: number, eventId: number): Promise<void> {
  await db.insert(eventGuides).values({ userId, eventId }).onConflictDoNothing();
}

/** Gives a guide all dates of an event, with those to come. */
export async function assignToSeries(db: Database, userId: number, eventId: number): Promise<void> {
  const found = await db.select({ seriesId: events.seriesId }).from(events).where(eq(events.id, eventId));
  for (const { seriesId } of found) await db.insert(seriesGuides).values({ userId, seriesId }).onConflictDoNothing();
}

export interface BuiltInvitation {
  readonly id: number;
  readonly token: string;
}

/** An invitation, open unless its end says otherwise. */
export async function buildInvitation(
  db: Database,
  {
    organizerId,
    email,
    role = 'guide',
    ...ended
  }: Pick<Joining, 'organizerId'> & {
    readonly email: string;
    readonly role?: MemberRole;
    readonly expiresAt?: Date;
    readonly withdrawnAt?: Date;
    readonly acceptedAt?: Date;
  },
): Promise<BuiltInvitation> {
  const token = newSecret();
  const row = { organizerId, email, role, tokenHash: storedSecret(token), invitedBy: organizerId };
  const [invitation] = await db
    .insert(organizationInvitations)
    .values({ ...row, expiresAt: new Date(Date.now() + 14 * day), ...ended })
    .returning();
  return { id: invitation?.id ?? 0, token };
}

/** A gate device, or an API key. */
export interface BuiltGate {
  readonly id: number;
  readonly secret: string;
  /** What it sends. */
  readonly session: Session;
}

/** A gate device of some dates, that works unless its end says otherwise. */
export async function buildGate(
  db: Database,
  gate: {
    readonly organizerId: number;
    readonly dates: readonly number[];
    readonly createdBy?: number;
    readonly endsAt?: Date;
    readonly revokedAt?: Date;
  },
): Promise<BuiltGate> {
  const { organizerId, dates, createdBy = organizerId, endsAt = new Date(Date.now() + day), revokedAt } = gate;
  const secret = newSecret();
  const [row] = await db
    .insert(gateDevices)
    .values({
      organizerId,
      createdBy,
      name: 'North gate',
      tokenHash: storedSecret(secret),
      endsAt,
      revokedAt: revokedAt ?? null,
    })
    .returning();
  const id = row?.id ?? 0;
  if (dates.length > 0) await db.insert(gateDeviceEvents).values(dates.map((eventId) => ({ deviceId: id, eventId })));
  return { id, secret, session: { authorization: `Bearer gate.${secret}` } };
}

/** Gives a gate device all dates of another event. @param session what it sends */
export async function addSeriesOfGate(db: Database, session: Session, eventId: number): Promise<void> {
  const secret = session['authorization']?.replace('Bearer gate.', '') ?? '';
  const isThis = eq(gateDevices.tokenHash, storedSecret(secret));
  const [gate] = await db.select({ id: gateDevices.id }).from(gateDevices).where(isThis);
  const [event] = await db.select({ seriesId: events.seriesId }).from(events).where(eq(events.id, eventId));
  const row = { deviceId: gate?.id ?? 0, seriesId: event?.seriesId ?? 0, createdAt: new Date(0) };
  await db.insert(gateDeviceSeries).values(row).onConflictDoNothing();
}

/** A webhook that wants bookings unless it's said otherwise, and one delivery to it that waits. Nothing is sent to its address: it's inside. */
export async function buildWebhook(
  db: Database,
  {
    organizerId,
    createdBy = organizerId,
    types = ['booking.confirmed'],
    body = '{}',
  }: {
    readonly organizerId: number;
    readonly createdBy?: number;
    readonly types?: readonly ActivityType[];
    readonly body?: string;
  },
): Promise<{ readonly id: number; readonly deliveryId: number }> {
  const secret = fakeSealer().seal(newWebhookSecret(), secretPlace(organizerId));
  const url = 'http://127.0.0.1:9/';
  const row = { organizerId, url, types: [...types], secret, createdBy, answeredAt: new Date() };
  const [webhook] = await db.insert(webhooks).values(row).returning();
  const [activity] = await db
    .insert(activities)
    .values({ organizerId, type: types[0] ?? '', subjectId: 1, body })
    .returning();
  const delivery = { webhookId: webhook?.id ?? 0, activityId: activity?.id ?? 0 };
  const [waiting] = await db.insert(webhookDeliveries).values(delivery).returning();
  return { id: webhook?.id ?? 0, deliveryId: waiting?.id ?? 0 };
}

/** An API key that includes everything and works, unless it's said otherwise. */
export async function buildKey(
  db: Database,
  key: {
    readonly organizerId: number;
    readonly scopes?: readonly KeyScope[];
    readonly endsAt?: Date;
    readonly revokedAt?: Date;
  },
): Promise<BuiltGate> {
  const { organizerId, scopes = keyScopes, endsAt, revokedAt } = key;
  const { start, secret } = newKey();
  const [row] = await db
    .insert(apiKeys)
    .values({
      organizerId,
      createdBy: organizerId,
      name: 'Website',
      start: `${keyPrefix}${start}`,
      tokenHash: storedSecret(secret),
      scopes: [...scopes],
      endsAt: endsAt ?? null,
      revokedAt: revokedAt ?? null,
    })
    .returning();
  return { id: row?.id ?? 0, secret, session: { authorization: `Bearer ${keyPrefix}${secret}` } };
}

/** An import with one row that was booked. */
export async function buildImport(
  db: Database,
  {
    organizerId,
    eventId,
    createdBy = organizerId,
    ...row
  }: { readonly organizerId: number; readonly eventId: number } & Partial<
    Pick<NewImportRowRow, 'name' | 'email' | 'state'> & { readonly createdBy: number }
  >,
): Promise<number> {
  const facts = { organizerId, createdBy, source: 'other', state: 'done', sendsTickets: false, refused: 0 } as const;
  const [made] = await db.insert(imports).values(facts).returning();
  const importId = made?.id ?? 0;
  const ofFile = { line: 2, party: 0, people: 1, isChild: false, sourceHash: `row ${importId}` };
  await db.insert(importRows).values({ state: 'booked', ...row, ...ofFile, importId, organizerId, eventId });
  return importId;
}
