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

/** What an admin tells someone whose account they disable. */
export const disablingReasonMaxLength = 500;

/** How the reason is noted on the person's page, for other admins. */
export function noteOfDisabling(reason: string): string {
  return `${disabledPrefix}${reason}`;
}

const disabledPrefix = 'Disabled: ';

/** Why an account was disabled last. @param notes about the person, the newest first @returns null if no reason is noted */
export function reasonOfDisabling(notes: readonly string[]): string | null {
  return notes.find((note) => note.startsWith(disabledPrefix))?.slice(disabledPrefix.length) ?? null;
}

/**
 * What happens to the bookings of someone whose account is disabled, for the email that says so.
 * @param count their confirmed bookings that aren't over
 */
export function bookingsAfterDisabling(count: number): string | null {
  if (count === 0) return null;
  const which = count === 1 ? 'Your booking stays as it is' : `Your ${count} bookings stay as they are`;
  return `${which}, and the tickets in your confirmation emails are valid. To change or cancel a booking, write to us.`;
}
