import { refuseDeletion, type DeletionRefusal } from '@ascendant/domain/person/account-deletion';
import { roleOf } from '@ascendant/domain/person/roles';
import type { Result } from '@ascendant/domain/result';
import type { AccountDeletionRow } from '../../../db/schema/people';
import type { UserRow } from '../../../db/schema/users';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database, type Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import type { RateLimits } from '../../limits/rate-limits';
import { queueMail } from '../../mail/mail-queue.repository';
import { accounts } from '../accounts/accounts.module';
import { deletionCancelledMail, deletionRequestedMail } from './deletion-mails';
import * as deletions from './deletions.repository';

interface DeletionDeps {
  readonly db: Database;
  readonly limits: RateLimits;
  readonly publicUrl: string;
}

interface DeletionRequest {
  readonly password: string;
  readonly giveUpBookings: boolean;
  readonly ip: string;
  readonly requestId: string;
}

/**
 * Plans the deletion of the caller's account, ends all their sessions and emails them. A second request changes nothing.
 * @returns when the account will be deleted
 * @throws AppError wrong_password, rate_limited, last_admin, live_events, live_bookings
 * Source: rule PRI-04; docs/decisions/0045-deleting-an-account.md.
 */
export async function requestDeletion(
  { db, limits, publicUrl }: DeletionDeps,
  caller: Caller,
  request: DeletionRequest,
): Promise<Date> {
  await accounts.confirmPassword({ db, limits }, caller, request);
  return inTransaction(db, async (tx) => {
    if (caller.role === 'admin' || caller.lacksFactor === true) await deletions.lockAdmins(tx);
    const account = await accounts.lockOwnAccount(tx, caller.userId);
    const refusal = await refusalOf(tx, account, { givesUpBookings: request.giveUpBookings, bookedSince: null });
    if (!refusal.ok) throw new AppError(refusal.code, { message: refusal.message });
    const { dueAt } = await deletions.insertDeletion(tx, caller.userId, request.giveUpBookings);
    await accounts.endSessionsOf(tx, caller.userId);
    await recordAudit(tx, { ...auditOf(caller, request.requestId), action: 'deletion.requested' });
    const mail = deletionRequestedMail(account.firstName, dueAt, publicUrl);
    await queueMail(tx, { ...mail, userId: account.id, to: account.email });
    return dueAt;
  });
}

/**
 * Keeps the caller's account after all.
 * @throws AppError not_found if it isn't being deleted; illegal_transition if that has begun
 */
export async function cancelDeletion(db: Database, caller: Caller, requestId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const account = await accounts.lockOwnAccount(tx, caller.userId);
    const deletion = await deletions.lockDeletion(tx, caller.userId);
    if (deletion === null) throw new AppError('not_found', { message: "Your account isn't going to be deleted." });
    if (deletion.farewellAt !== null) {
      throw new AppError('illegal_transition', { message: 'Your account is being deleted right now.' });
    }
    await deletions.removeDeletion(tx, caller.userId);
    await recordAudit(tx, { ...auditOf(caller, requestId), action: 'deletion.cancelled' });
    await queueMail(tx, { ...deletionCancelledMail(account.firstName), userId: account.id, to: account.email });
  });
}

interface GivenUp extends Pick<AccountDeletionRow, 'givesUpBookings'> {
  /** Bookings made later weren't given up; null when none are yet. */
  readonly bookedSince: Date | null;
}

/** Whether an account may be deleted now. */
export async function refusalOf(
  tx: Transaction,
  account: UserRow,
  { givesUpBookings, bookedSince }: GivenUp,
): Promise<Result<null, DeletionRefusal>> {
  const since = givesUpBookings ? bookedSince : null;
  return refuseDeletion({
    role: roleOf(account),
    otherAdmins: account.isAdmin ? await deletions.countOtherAdmins(tx, account.id) : 0,
    liveEvents: await deletions.findLiveEvents(tx, account.id),
    liveBookings: await deletions.findLiveBookings(tx, account.id, since),
    givesUpBookings: givesUpBookings && bookedSince === null,
  });
}

function auditOf(caller: Caller, requestId: string) {
  return { actor: caller, target: { type: 'user', id: caller.userId }, requestId };
}
