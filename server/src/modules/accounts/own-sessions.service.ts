import type { Session } from '@ascendant/contract/personal-data';
import { browserLabel } from '@ascendant/domain/person/browser-label';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import * as sessions from './sessions.repository';

/** The caller's live sessions, the last used first. Source: rule SES-04. */
export async function ownSessions(db: Database, caller: Caller): Promise<Session[]> {
  const rows = await sessions.findSessionsOf(db, caller.userId);
  return rows.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
    id,
    browser: browserLabel(userAgent),
    startedAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: id === caller.sessionId,
  }));
}

/**
 * Ends one of the caller's sessions, before the answer is sent.
 * @throws AppError not_found for someone else's, and for one that has already ended
 */
export async function endOwnSession(
  db: Database,
  caller: Caller,
  { sessionId, requestId }: { readonly sessionId: number; readonly requestId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await sessions.endSessionOf(tx, caller.userId, sessionId))) {
      throw new AppError('not_found', { message: 'That device is already signed out.' });
    }
    await recordAudit(tx, { ...auditOf(caller, requestId), action: 'session.ended' });
  });
}

/** Ends all of the caller's sessions, or all but the current one, before the answer is sent. */
export async function endOwnSessions(
  db: Database,
  caller: Caller,
  { keepsCurrent, requestId }: { readonly keepsCurrent: boolean; readonly requestId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sessions.endSessionsOf(tx, caller.userId, keepsCurrent ? caller.sessionId : undefined);
    await recordAudit(tx, { ...auditOf(caller, requestId), action: 'sessions.ended' });
  });
}

function auditOf(caller: Caller, requestId: string) {
  return { actor: caller, target: { type: 'user', id: caller.userId }, requestId };
}
