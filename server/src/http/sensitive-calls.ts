import type { CallName } from '@ascendant/contract/calls';
import type { Role } from '@ascendant/domain/person/roles';
import type { Caller } from '../access/caller';

/**
 * Calls that move money, give power or change how someone signs in, and whose they are: a session that was left open, or stolen, can't
 * make them alone. Calls that take the current password in their body (a new password, an export, a deletion) aren't listed, and the
 * cancellation of an event asks only if it has bookings (`cancelEvent`).
 * Source: rule SES-11.
 */
const sensitiveCalls: Readonly<Partial<Record<CallName, Role | 'everyone'>>> = {
  refundBooking: 'everyone',
  resolveDiscrepancy: 'everyone',
  repeatRefund: 'everyone',
  closeRefund: 'everyone',
  decideDispute: 'everyone',
  /** They lead to where an organizer's money goes. */
  connectPayouts: 'everyone',
  adjustEarnings: 'everyone',
  sendEvidence: 'everyone',
  createDiscountCode: 'everyone',
  updateDiscountCode: 'everyone',
  createUser: 'everyone',
  disableUser: 'everyone',
  /** Admins create users with it; everyone else signs up. */
  register: 'admin',
  requestEmailChange: 'everyone',
  beginApp: 'everyone',
  removeApp: 'everyone',
  beginPasskey: 'everyone',
  removePasskey: 'everyone',
  renewRecoveryCodes: 'everyone',
};

/** Which of a call's requests are refused then, for `/docs`; null if none is. */
export function askedAgain(name: CallName): string | null {
  if (name === 'updateEvent') return 'if it cancels an event with bookings';
  const whose = sensitiveCalls[name];
  if (whose === undefined) return null;
  return whose === 'everyone' ? 'whatever is sent' : `from an ${whose}`;
}

/** Whether a caller has to prove again who they are before this call. */
export function asksAgain(name: CallName, caller: Caller | null): boolean {
  const whose = sensitiveCalls[name];
  if (caller?.mustConfirm !== true || whose === undefined) return false;
  return whose === 'everyone' || whose === caller.role;
}
