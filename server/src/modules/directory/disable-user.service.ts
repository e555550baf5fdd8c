import { refuseDisabling } from '@ascendant/domain/person/disabling';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { accounts } from '../accounts/accounts.module';
import * as directory from './directory.repository';

interface Wanted {
  readonly userId: number;
  readonly disabled: boolean;
}

/**
 * Disables an account and ends its sessions, or enables it again. Asking for what's already so changes nothing.
 * @throws AppError not_found; illegal_transition for oneself and for the last admin
 * Source: specification 2, section 4 (States and transitions); docs/rules/security.md, "Who may call what".
 */
export async function setDisabled(
  db: Database,
  { userId, disabled }: Wanted,
  { admin, requestId }: { readonly admin: Caller; readonly requestId: string },
): Promise<directory.ListedUserRow> {
  return inTransaction(db, async (tx) => {
    const admins = await directory.lockAdmins(tx);
    const user = await directory.lockListedUser(tx, userId);
    if (user === null) throw new AppError('not_found', { message: "This user doesn't exist." });
    if (user.disabled === disabled) return user;
    if (disabled) refuse(user, { admin, otherAdmins: admins.filter((id) => id !== userId).length });
    await directory.updateDisabled(tx, userId, disabled);
    if (disabled) await accounts.endSessionsOf(tx, userId);
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

function refuse(
  { id, userType }: directory.ListedUserRow,
  { admin, otherAdmins }: { readonly admin: Caller; readonly otherAdmins: number },
): void {
  const facts = { isOwnAccount: id === admin.userId, isAdmin: userType === 'admin', otherAdmins };
  const refusal = refuseDisabling(facts);
  if (refusal !== null) throw new AppError('illegal_transition', { message: refusal.message });
}
