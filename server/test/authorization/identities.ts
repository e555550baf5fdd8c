import type { MemberRole } from '@ascendant/domain/organization/members';
import type { Role } from '@ascendant/domain/person/roles';
import { eq, inArray, sql } from 'drizzle-orm';
import { webhooks } from '../../db/schema/activities';
import { events } from '../../db/schema/events';
import { apiKeys, gateDevices, organizationMembers } from '../../db/schema/organizations';
import { resellers } from '../../db/schema/resellers';
import { authTokens } from '../../db/schema/sign-in';
import { users } from '../../db/schema/users';
import type { Reach } from '../../src/http/access-groups';
import { addMember, buildGate, buildKey } from '../factories/organizations';
import {
  birthInHalifax,
  buildAdmin,
  buildGuest,
  buildOrganizer,
  buildSessions,
  buildTraveller,
} from '../factories/people';
import { buildResellerKey } from '../factories/resellers';
import type { Session, TestApp } from '../test-app';

/** Who asks. The first four have no rights: no session, one that's over, or one of an account that can't sign in. */
export const identities = [
  'visitor',
  'expired',
  'disabled',
  'unverified',
  'second traveller',
  'other organizer',
  'traveller',
  'guest',
  'proven guest',
  'organizer',
  'co-owner',
  'manager',
  'guide',
  'accountant',
  'gate',
  'key',
  'reseller',
  'admin',
] as const;
export type Identity = (typeof identities)[number];

const roles: Readonly<Record<Identity, Role | null>> = {
  visitor: null,
  expired: null,
  disabled: null,
  unverified: null,
  'second traveller': 'traveller',
  'other organizer': 'organizer',
  traveller: 'traveller',
  guest: 'guest',
  'proven guest': 'guest',
  organizer: 'organizer',
  'co-owner': 'organizer',
  manager: 'manager',
  guide: 'guide',
  accountant: 'accountant',
  gate: 'gate',
  key: 'key',
  reseller: 'reseller',
  admin: 'admin',
};

/** What some identities are in the organizer's organization. Their accounts are travellers'. */
const memberRoles: Readonly<Partial<Record<Identity, MemberRole>>> = {
  'co-owner': 'owner',
  manager: 'manager',
  guide: 'guide',
  accountant: 'accountant',
};

/** Whether someone acts for the organizer. */
export function worksForOrganizer(identity: Identity): boolean {
  return ['organizer', 'gate', 'key', 'reseller'].includes(identity) || memberRoles[identity] !== undefined;
}

/** Whether they haven't done what a call of `reach` needs. */
export function lacksProof(identity: Identity, reach: Reach): boolean {
  return reach === 'proven' && identity !== 'proven guest';
}

/** The role that counts; null for those who aren't signed in. */
export function roleOfIdentity(identity: Identity): Role | null {
  return roles[identity];
}

/** One person for each identity. The traveller and the organizer own the rows that calls are about. */
export type People = Readonly<Record<Identity, number>>;

export async function buildPeople({ db }: TestApp): Promise<People> {
  const born = birthInHalifax;
  const id = async (person: Promise<{ readonly id: number }>) => (await person).id;
  return {
    visitor: 0,
    expired: await id(buildAdmin(db, born)),
    disabled: await id(buildAdmin(db, { ...born, disabled: true })),
    unverified: await id(buildAdmin(db, { ...born, emailVerified: false })),
    'second traveller': await id(buildTraveller(db, born)),
    'other organizer': await id(buildOrganizer(db, born)),
    traveller: await id(buildTraveller(db, born)),
    guest: await id(buildGuest(db, born)),
    'proven guest': await id(buildGuest(db, { ...born, emailVerified: true })),
    organizer: await id(buildOrganizer(db, born)),
    'co-owner': await id(buildTraveller(db, born)),
    manager: await id(buildTraveller(db, born)),
    guide: await id(buildTraveller(db, born)),
    accountant: await id(buildTraveller(db, born)),
    gate: 0,
    key: 0,
    reseller: 0,
    admin: await id(buildAdmin(db, born)),
  };
}

/**
 * A new session of everyone's, because some calls end theirs; and the organization as it was, because some change it. They're made together:
 * one by one, they'd take longer than the calls.
 */
export async function sessionsOf({ db }: TestApp, people: People): Promise<Readonly<Record<Identity, Session>>> {
  const organizerId = people.organizer;
  const signedIn = identities.filter((identity) => people[identity] !== 0);
  const others = signedIn.filter((identity) => memberRoles[identity] === undefined).map((identity) => people[identity]);
  await db.delete(organizationMembers).where(inArray(organizationMembers.userId, others));
  for (const identity of signedIn) {
    const role = memberRoles[identity];
    if (role !== undefined) await addMember(db, { organizerId, userId: people[identity], role });
  }
  const guests = [people.guest, people['proven guest']];
  await db.update(users).set({ guest: true }).where(inArray(users.id, guests));
  await db.update(users).set({ emailVerified: false }).where(eq(users.id, people.guest));
  await db.delete(gateDevices);
  await db.delete(apiKeys);
  await db.delete(webhooks);
  const gate = await buildGate(db, { organizerId, dates: [] });
  const key = await buildKey(db, { organizerId });
  const reseller = await resellerOfPeople(db, organizerId);
  const made = await buildSessions(
    db,
    signedIn.map((identity) => people[identity]),
  );
  const longAgo = { expiresAt: new Date(0) };
  await db.update(authTokens).set(longAgo).where(eq(authTokens.userId, people.expired));
  const sessions = signedIn.map((identity, index) => [identity, made[index]?.session ?? {}] as const);
  return {
    ...(Object.fromEntries(sessions) as Record<Identity, Session>),
    visitor: {},
    gate: gate.session,
    key: key.session,
    reseller: await buildResellerKey(db, { id: reseller, organizerId }),
  };
}

/** The organizer's reseller, who can sell everything of theirs. */
async function resellerOfPeople(db: TestApp['db'], organizerId: number): Promise<number> {
  const own = db.select({ id: events.seriesId }).from(events).where(eq(events.organizerId, organizerId));
  const seriesIds = sql`array(${own})`;
  const [known] = await db
    .update(resellers)
    .set({ seriesIds })
    .where(eq(resellers.organizerId, organizerId))
    .returning();
  if (known) return known.id;
  const row = { organizerId, name: 'Viator', seriesIds, commission: 20 };
  const [made] = await db.insert(resellers).values(row).returning();
  return made?.id ?? 0;
}

/** The new session of one of them. */
export async function sessionOf(app: TestApp, people: People, identity: Identity): Promise<Session> {
  return (await sessionsOf(app, people))[identity];
}
