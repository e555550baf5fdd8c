import type { Role } from '@ascendant/domain/person/roles';
import { eq } from 'drizzle-orm';
import { authTokens } from '../../db/schema/auth-tokens';
import { birthInHalifax, buildAdmin, buildOrganizer, buildSession, buildTraveller } from '../factories/people';
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
  'organizer',
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
  organizer: 'organizer',
  admin: 'admin',
};

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
    organizer: await id(buildOrganizer(db, born)),
    admin: await id(buildAdmin(db, born)),
  };
}

/** A new session for one call, because some calls end it. */
export async function sessionOf({ db }: TestApp, people: People, identity: Identity): Promise<Session> {
  if (identity === 'visitor') return {};
  const session = await buildSession(db, people[identity]);
  if (identity === 'expired') {
    await db
      .update(authTokens)
      .set({ expiresAt: new Date(0) })
      .where(eq(authTokens.userId, people.expired));
  }
  return session;
}
