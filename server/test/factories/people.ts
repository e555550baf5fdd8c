import { randomUUID } from 'node:crypto';
import { roleFields, type UserType } from '@ascendant/domain/person/roles';
import { mails, type NewMailRow } from '../../db/schema/mails';
import { dependents, type DependentRow, type NewDependentRow, personNotes } from '../../db/schema/people';
import { authTokens } from '../../db/schema/sign-in';
import { users, type NewUserRow, type UserRow } from '../../db/schema/users';
import type { Database } from '../../src/database/database';
import { hashSecret } from '../../src/modules/accounts/secret-hash';
import { newSessionValues, storedValue } from '../../src/modules/accounts/session-values';
import type { Session } from '../test-app';
import { nextNumber } from './sequence';

/** The password of everyone the factories make. */
export const factoryPassword = 'larch meadow at dawn';
const hash = hashSecret(factoryPassword);

/** A person in the database who is signed in. */
export interface SignedInPerson {
  readonly id: number;
  readonly user: UserRow;
  /** Headers that identify the person. */
  readonly session: Session;
}

/** A verified traveller aged 39, old enough to book, with unknown time and place of birth. */
export async function buildTraveller(db: Database, overrides: Partial<NewUserRow> = {}): Promise<SignedInPerson> {
  return buildPerson(db, 'regular', overrides);
}

/** Someone who books without an account, 39 years old. */
export async function buildGuest(db: Database, overrides: Partial<NewUserRow> = {}): Promise<SignedInPerson> {
  return buildPerson(db, 'regular', { guest: true, emailVerified: false, ...overrides });
}

export async function buildOrganizer(db: Database, overrides: Partial<NewUserRow> = {}): Promise<SignedInPerson> {
  return buildPerson(db, 'organizer', overrides);
}

export async function buildAdmin(db: Database, overrides: Partial<NewUserRow> = {}): Promise<SignedInPerson> {
  return buildPerson(db, 'admin', overrides);
}

async function buildPerson(db: Database, userType: UserType, overrides: Partial<NewUserRow>): Promise<SignedInPerson> {
  const name = `${userType}${nextNumber()}`;
  const [user] = await db
    .insert(users)
    .values({
      username: name,
      email: `${name}@example.org`,
      password: await hash,
      firstName: 'Maya',
      lastName: 'Lindqvist',
      dateOfBirth: '1987-02-09',
      emailVerified: true,
      ...roleFields(userType),
      ...overrides,
    })
    .returning();
  if (!user) throw new RangeError('no user was inserted');
  return { id: user.id, user, session: await buildSession(db, user.id) };
}

/** Signs a person in, in a new session. @returns the session's headers */
export async function buildSession(db: Database, userId: number): Promise<Session> {
  const [signedIn] = await buildSessions(db, [userId]);
  if (!signedIn) throw new RangeError('no session was inserted');
  return signedIn.session;
}

/** Signs many people in, in one statement. */
export async function buildSessions(
  db: Database,
  userIds: readonly number[],
): Promise<Pick<SignedInPerson, 'id' | 'session'>[]> {
  const inAWeek = new Date(Date.now() + 7 * 86_400_000);
  const people = userIds.map((id) => ({ id, ...newSessionValues() }));
  await db.insert(authTokens).values(
    people.map(({ id, bearer, cookie }) => ({
      userId: id,
      token: storedValue(bearer),
      cookieToken: storedValue(cookie),
      expiresAt: inAWeek,
      absoluteExpiresAt: inAWeek,
    })),
  );
  return people.map(({ id, bearer }) => ({ id, session: { authorization: `Bearer ${bearer}` } }));
}

/** Birth data with an exact time, in Halifax, as stored in users and dependents. */
export const birthInHalifax = {
  dateOfBirth: '1987-02-09',
  timeOfBirth: '06:45',
  timeOfBirthType: 'exact',
  cityOfBirth: 'Halifax',
  countryOfBirth: 'Canada',
  birthPlaceId: 6324729,
  birthLatitude: 44.64533,
  birthLongitude: -63.57239,
  birthTimezone: 'America/Halifax',
  birthInfoCompleted: true,
} as const satisfies Partial<NewUserRow>;

/** A child aged eight, with unknown birth time. */
export async function buildDependent(
  db: Database,
  userId: number,
  overrides: Partial<NewDependentRow> = {},
): Promise<DependentRow> {
  const [row] = await db
    .insert(dependents)
    .values({
      userId,
      firstName: 'Théo',
      lastName: 'Lindqvist',
      relationshipType: 'child',
      dateOfBirth: '2018-07-03',
      consentAt: new Date(),
      ...overrides,
    })
    .returning();
  if (!row) throw new RangeError('no dependent was inserted');
  return row;
}

/** An email that a fresh traveller was sent. */
export async function buildSentMail(
  db: Database,
  overrides: Partial<NewMailRow> = {},
): Promise<{ readonly id: number; readonly emailId: number }> {
  const { id, user } = await buildTraveller(db);
  const content = { subject: 'Welcome', text: 'Hello', html: '<p>Hello</p>' };
  const sent = {
    kind: 'welcome',
    state: 'sent',
    sentAt: new Date(),
    messageId: `<${randomUUID()}@larch.example>`,
  } as const;
  const [mail] = await db
    .insert(mails)
    .values({ userId: id, to: user.email, ...content, ...sent, ...overrides })
    .returning();
  return { id, emailId: mail?.id ?? 0 };
}

/** A note about a fresh traveller. */
export async function buildPersonNote(db: Database): Promise<{ readonly id: number; readonly noteId: number }> {
  const { id } = await buildTraveller(db);
  const [note] = await db.insert(personNotes).values({ userId: id, text: 'Asked for a receipt.' }).returning();
  return { id, noteId: note?.id ?? 0 };
}
