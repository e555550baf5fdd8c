import type { MemberRole } from '@ascendant/domain/organization/members';
import { confirmationMinutes } from '@ascendant/domain/person/account-limits';
import type { RoleFields } from '@ascendant/domain/person/roles';
import { and, desc, eq, gt, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { organizationMembers } from '../../../db/schema/organizations';
import { authTokens } from '../../../db/schema/sign-in';
import { users } from '../../../db/schema/users';
import type { CallersHome } from '../../access/caller';
import { builtOnce } from '../../database/built-once';
import type { Queryable } from '../../database/database';
import { datesOfGuide, isActingOrganizer } from '../../database/organizations.repository';
import { hasFactor } from './factors.repository';
import type { SessionLife } from './session-values';

const isLive = and(gt(authTokens.expiresAt, sql`now()`), gt(authTokens.absoluteExpiresAt, sql`now()`));

/** A live session and the rights of its person. */
export interface LiveSession extends RoleFields, CallersHome {
  /** Of the organization that the person is a member of; null if they aren't in anyone's. */
  readonly organizerId: number | null;
  readonly memberRole: MemberRole | null;
  /** Only a guide's. */
  readonly dates: readonly number[];
  readonly id: number;
  readonly userId: number;
  readonly token: string;
  readonly disabled: boolean;
  readonly emailVerified: boolean;
  readonly guest: boolean;
  /** Hasn't been used for a while, so it has to be extended. */
  readonly isStale: boolean;
  /** Its person proved who they are longer ago than a sensitive call allows. */
  readonly mustConfirm: boolean;
  readonly hasFactor: boolean;
}

export interface NewSession {
  readonly userId: number;
  /** SHA-256 of the bearer value. */
  readonly token: string;
  /** SHA-256 of the cookie value. */
  readonly cookieToken: string;
  readonly userAgent: string | null;
  readonly life: SessionLife;
}

function inMs(milliseconds: number): SQL {
  return sql`now() + make_interval(secs => ${milliseconds / 1000})`;
}

export async function insertSession(tx: Queryable, { life, ...session }: NewSession): Promise<number> {
  const [row] = await tx
    .insert(authTokens)
    .values({ ...session, expiresAt: inMs(life.idleMs), absoluteExpiresAt: inMs(life.absoluteMs) })
    .returning({ id: authTokens.id });
  if (!row) throw new RangeError('insert returned no row');
  return row.id;
}

/** The live sessions that have one of the two stored values. */
export async function findLiveSessions(
  tx: Queryable,
  stored: { readonly bearer: string | null; readonly cookie: string | null },
  staleAfterMs: number,
): Promise<readonly LiveSession[]> {
  return liveSessions(tx).execute({ ...stored, staleAfterSeconds: staleAfterMs / 1000 });
}

const [bearer, cookie] = [sql.placeholder('bearer'), sql.placeholder('cookie')];
const organizer = alias(users, 'organizer');
const liveSessions = builtOnce((db) =>
  db
    .select({
      id: authTokens.id,
      userId: authTokens.userId,
      token: authTokens.token,
      disabled: users.disabled,
      emailVerified: users.emailVerified,
      guest: users.guest,
      isAdmin: users.isAdmin,
      isOrganizer: users.isOrganizer,
      userType: users.userType,
      currentCity: users.currentCity,
      currentProvince: users.currentProvince,
      currentCountry: users.currentCountry,
      maxTravelDistance: users.maxTravelDistance,
      isStale: sql<boolean>`${authTokens.lastUsedAt} < now() - make_interval(secs => ${sql.placeholder('staleAfterSeconds')})`,
      mustConfirm: sql<boolean>`${authTokens.confirmedAt} < now() - make_interval(mins => ${confirmationMinutes})`,
      hasFactor: hasFactor(users.id),
      organizerId: sql<number | null>`${organizer.id}`,
      memberRole: sql<MemberRole | null>`case when ${organizer.id} is not null then ${organizationMembers.role} end`,
      dates: datesOfGuide,
    })
    .from(authTokens)
    .innerJoin(users, eq(users.id, authTokens.userId))
    .leftJoin(organizationMembers, eq(organizationMembers.userId, users.id))
    .leftJoin(organizer, and(eq(organizer.id, organizationMembers.organizerId), isActingOrganizer(organizer)))
    .where(and(sql`(${authTokens.token} = ${bearer} or ${authTokens.cookieToken} = ${cookie})`, isLive)),
);

/** Extends a session that's in use, up to its absolute end. */
export async function prolongSession(tx: Queryable, id: number, { idleMs }: SessionLife): Promise<void> {
  await tx
    .update(authTokens)
    .set({
      lastUsedAt: sql`now()`,
      expiresAt: sql`least(${inMs(idleMs)}, ${authTokens.absoluteExpiresAt})`,
    })
    .where(and(eq(authTokens.id, id), isLive));
}

/** Notes that the person of a session has just proved who they are. */
export async function confirmSession(tx: Queryable, id: number): Promise<void> {
  await tx
    .update(authTokens)
    .set({ confirmedAt: sql`now()` })
    .where(and(eq(authTokens.id, id), isLive));
}

/** Makes a person's other sessions ask again before a sensitive call. */
export async function unconfirmOtherSessions(tx: Queryable, userId: number, except: number): Promise<void> {
  await tx
    .update(authTokens)
    .set({
      confirmedAt: sql`least(${authTokens.confirmedAt}, now() - make_interval(mins => ${confirmationMinutes + 1}))`,
    })
    .where(and(eq(authTokens.userId, userId), ne(authTokens.id, except)));
}

const ended = { expiresAt: sql`least(${authTokens.expiresAt}, now())` };

export async function endSession(tx: Queryable, id: number): Promise<void> {
  await tx.update(authTokens).set(ended).where(eq(authTokens.id, id));
}

/** Ends every session of a person. @param except a session that continues */
export async function endSessionsOf(tx: Queryable, userId: number, except?: number): Promise<void> {
  const isOther = except === undefined ? undefined : ne(authTokens.id, except);
  await tx
    .update(authTokens)
    .set(ended)
    .where(and(eq(authTokens.userId, userId), isOther, isLive));
}

/** A live session as its owner sees it. */
export interface OwnSession {
  readonly id: number;
  readonly userAgent: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

const shownSessions = 200;

/** A person's live sessions, the last used first. */
export async function findSessionsOf(tx: Queryable, userId: number): Promise<readonly OwnSession[]> {
  const { id, userAgent, createdAt, lastUsedAt } = authTokens;
  return tx
    .select({ id, userAgent, createdAt, lastUsedAt })
    .from(authTokens)
    .where(and(eq(authTokens.userId, userId), isLive))
    .orderBy(desc(lastUsedAt), desc(id))
    .limit(shownSessions);
}

/** Ends one live session of a person. @returns false if they have no such session */
export async function endSessionOf(tx: Queryable, userId: number, id: number): Promise<boolean> {
  const isTheirs = and(eq(authTokens.id, id), eq(authTokens.userId, userId), isLive);
  const rows = await tx.update(authTokens).set(ended).where(isTheirs).returning({ id: authTokens.id });
  return rows.length > 0;
}

const rememberedSessions = 20;

/** Stored cookie values of a person's last sessions, including ended ones. They identify a browser that has signed in before. */
export async function findRecentCookieTokens(tx: Queryable, userId: number): Promise<readonly string[]> {
  const rows = await tx
    .select({ cookieToken: authTokens.cookieToken })
    .from(authTokens)
    .where(eq(authTokens.userId, userId))
    .orderBy(desc(authTokens.id))
    .limit(rememberedSessions);
  return rows.map((row) => row.cookieToken);
}
