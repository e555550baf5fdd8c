import { noteOfDisabling, refuseDisabling } from '@ascendant/domain/person/disabling';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database, type Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { queueMail } from '../../mail/mail-queue.repository';
import { accounts } from '../accounts/accounts.module';
import * as directory from './directory.repository';
import { accountDisabledMail, accountEnabledMail } from './disabling-mail';

interface Wanted {
  readonly userId: number;
  readonly disabled: boolean;
  /** Why, for the person to read; empty without one. */
  readonly reason: string;
}

/**
 * Disables an account and ends its sessions, or enables it again. The person is told by email, with the reason, which is noted on their page. Asking
 * for what's already so changes nothing.
 * @throws AppError not_found; illegal_transition for oneself and for the last admin
 * Source: specification 2, section 4 (States and transitions); docs/rules/security.md, "Who may call what".
 */
export async function setDisabled(
  db: Database,
  { userId, disabled, reason }: Wanted,
  { admin, requestId, site }: { readonly admin: Caller; readonly requestId: string; readonly site: string },
): Promise<directory.ListedUserRow> {
  return inTransaction(db, async (tx) => {
    const admins = await directory.lockAdmins(tx);
    const user = await directory.lockListedUser(tx, userId);
    if (user === null) throw new AppError('not_found', { message: "This user doesn't exist." });
    if (user.disabled === disabled) return user;
    if (disabled) refuse(user, { admin, otherAdmins: admins.filter((id) => id !== userId).length });
    await directory.updateDisabled(tx, userId, disabled);
    if (disabled) await accounts.endSessionsOf(tx, userId);
    if (disabled && reason !== '')
      await directory.insertNote(tx, { userId, writtenBy: admin.userId, text: noteOfDisabling(reason) });
    await tell(tx, user, { disabled, reason, site });
    await recordAudit(tx, {
      actor: admin,
      action: disabled ? 'user.disabled' : 'user.enabled',
      target: { type: 'user', id: userId },
      changes: { disabled: { before: !disabled, after: disabled } },
      requestId,
    });
    return { ...user, disabled };
  });
}

async function tell(
  tx: Transaction,
  { id, email, firstName, userType }: directory.ListedUserRow,
  { disabled, reason, site }: Pick<Wanted, 'disabled' | 'reason'> & { readonly site: string },
): Promise<void> {
  const bookingsAhead = disabled ? await directory.countBookingsAhead(tx, id) : 0;
  const mail = disabled
    ? accountDisabledMail({ firstName, userType, reason, bookingsAhead, site })
    : accountEnabledMail({ firstName, site });
  await queueMail(tx, { ...mail, userId: id, to: email });
}

function refuse(
  { id, userType }: directory.ListedUserRow,
  { admin, otherAdmins }: { readonly admin: Caller; readonly otherAdmins: number },
): void {
  const facts = { isOwnAccount: id === admin.userId, isAdmin: userType === 'admin', otherAdmins };
  const refusal = refuseDisabling(facts);
  if (refusal !== null) throw new AppError('illegal_transition', { message: refusal.message });
}
