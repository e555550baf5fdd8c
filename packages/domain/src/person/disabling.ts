import { refuse, type Refusal } from '../result';

interface Disabling {
  readonly isOwnAccount: boolean;
  readonly isAdmin: boolean;
  /** Admins who can sign in, other than this one. */
  readonly otherAdmins: number;
}

/**
 * What keeps an account from being disabled; null if nothing does.
 * Source: docs/rules/security.md, "Who may call what".
 */
export function refuseDisabling({ isOwnAccount, isAdmin, otherAdmins }: Disabling): Refusal | null {
  if (isOwnAccount) return refuse('own_account', 'You can’t disable your own account.');
  if (isAdmin && otherAdmins === 0) return refuse('last_admin', 'This is the last admin who can sign in.');
  return null;
}
