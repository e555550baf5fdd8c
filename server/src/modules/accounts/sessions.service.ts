import { actingRole } from '@ascendant/domain/organization/members';
import { roleOf } from '@ascendant/domain/person/roles';
import type { UserRow } from '../../../db/schema/users';
import type { Caller, SessionReader } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database, type Queryable } from '../../database/database';
import type { AccountsDeps, Origin } from './accounts.deps';
import { newSessionValues, sessionLife, storedValue, type SessionLife, type SessionValues } from './session-values';
import * as sessions from './sessions.repository';

/** A session in use is written at most this often. */
const slideEveryMs = 5 * 60_000;

/** A session that was just opened, with the two secrets that leave the server. */
export interface OpenedSession extends SessionValues {
  readonly life: SessionLife;
}

/** Opens a session with new values, in the transaction of the sign-in, and notes it. Source: rules SES-03, SES-04. */
export async function openSession(tx: Queryable, user: UserRow, origin: Origin): Promise<OpenedSession> {
  const values = newSessionValues();
  const role = roleOf(user);
  const life = sessionLife(role);
  await Promise.all([
    sessions.insertSession(tx, {
      userId: user.id,
      token: storedValue(values.bearer),
      cookieToken: storedValue(values.cookie),
      userAgent: origin.userAgent,
      life,
    }),
    recordAudit(tx, {
      actor: { userId: user.id, role },
      action: 'sign_in.ok',
      target: { type: 'user', id: user.id },
      requestId: origin.requestId,
    }),
  ]);
  return { ...values, life };
}

/**
 * Reads who a request comes from. If a bearer token is sent, it decides; together with a live cookie of another session, no one is
 * signed in. Role, membership and disabling are read from the user's rows each time (AUT-02). Until an admin has set up the second factor that
 * admins need, they have a traveller's rights. Guests haven't proven their mailbox; everyone else has.
 * Source: rules SES-03, SES-04, FAC-01.
 */
export function sessionReader({ db, requiresFactor }: Pick<AccountsDeps, 'db' | 'requiresFactor'>): SessionReader {
  return async ({ bearer, cookie }) => {
    const stored = { bearer: storedOrNull(bearer), cookie: storedOrNull(cookie) };
    if (stored.bearer === null && stored.cookie === null) return null;
    const found = await sessions.findLiveSessions(db, stored, slideEveryMs);
    const session = stored.bearer === null ? found[0] : found.find(({ token }) => token === stored.bearer);
    if (!session || session.disabled || found.length > 1) return null;
    if (!session.emailVerified && !session.guest) return null;
    if (session.isStale) await sessions.prolongSession(db, session.id, sessionLife(roleOf(session)));
    return callerOf(session, requiresFactor);
  };
}

function callerOf(session: sessions.LiveSession, requiresFactor: boolean): Caller {
  const { userId, id: sessionId, mustConfirm } = session;
  const lacksFactor = requiresFactor && roleOf(session) === 'admin' && !session.hasFactor;
  const { currentCity, currentProvince, currentCountry, maxTravelDistance } = session;
  const home = { currentCity, currentProvince, currentCountry, maxTravelDistance };
  const caller = { userId, sessionId, mustConfirm, lacksFactor, home };
  if (session.guest) return { ...caller, role: 'guest', hasProvenMailbox: session.emailVerified };
  const { organizerId, memberRole, dates } = session;
  const isMember = roleOf(session) === 'traveller' && organizerId !== null && memberRole !== null;
  if (!isMember) return { ...caller, role: lacksFactor ? 'traveller' : roleOf(session) };
  return { ...caller, role: actingRole(session, { role: memberRole }), organizerId, memberRole, dates };
}

function storedOrNull(value: string | undefined): string | null {
  return value === undefined ? null : storedValue(value);
}

/** Ends the caller's session before the answer is sent. */
export async function signOut(db: Database, caller: Caller, requestId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sessions.endSession(tx, caller.sessionId);
    await recordAudit(tx, {
      actor: caller,
      action: 'sign_out',
      target: { type: 'user', id: caller.userId },
      requestId,
    });
  });
}
