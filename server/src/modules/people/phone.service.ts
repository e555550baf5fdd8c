import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database } from '../../database/database';
import { phonePlace, type Sealer } from '../../encryption/sealer';
import { AppError } from '../../errors/app-error';
import { findSealedPhone, writeSealedPhone } from './phone.repository';

/** Whose numbers are written without a country code: the United States and Canada share a plan, in which a number has 10 digits. */
const homeCountry = 'US';

export interface PhoneDeps {
  readonly db: Database;
  readonly sealer: Sealer;
}

/** The caller's phone number as people read it; null if they gave none. */
export async function ownPhone({ db, sealer }: PhoneDeps, { userId }: Caller): Promise<string | null> {
  return openPhone(sealer, phonePlace(userId), await findSealedPhone(db, userId));
}

/** A stored number as people read it; null if there's none, or this server doesn't have its key. @param place what it was encrypted for */
export function openPhone(sealer: Sealer, place: string, sealed: Buffer | null): string | null {
  const stored = sealed === null ? null : sealer.open(sealed, place);
  return stored === null ? null : phoneText(stored);
}

const sentence = 'Please enter a phone number with its country code, such as +1 403 762 1550';

/**
 * Changes the caller's phone number; an empty one removes it.
 * @returns it as people read it
 * @throws AppError invalid_input for what can't be a number
 * Source: docs/rules/people.md, "Phone number".
 */
export async function setPhone(
  { db, sealer }: PhoneDeps,
  caller: Caller,
  { phone, requestId }: { readonly phone: string; readonly requestId: string },
): Promise<string | null> {
  const { userId } = caller;
  const sealed = sealPhone(sealer, phonePlace(userId), phone);
  await inTransaction(db, async (tx) => {
    await writeSealedPhone(tx, userId, sealed);
    const action = sealed === null ? 'user.phone_removed' : 'user.phone_changed';
    await recordAudit(tx, { actor: caller, action, target: { type: 'user', id: userId }, requestId });
  });
  return openPhone(sealer, phonePlace(userId), sealed);
}

/** What someone typed as a phone number, encrypted; null for nothing. @throws AppError invalid_input for what can't be a number */
export function sealPhone(sealer: Sealer, place: string, typed: string): Buffer | null {
  if (typed === '') return null;
  const stored = readPhone(typed);
  if (stored === null) throw new AppError('invalid_input', { fields: { phone: sentence } });
  return sealer.seal(stored, place);
}

/** What the phone number of guests whom an organizer booked is encrypted for. */
export function guestPhonePlace(bookingId: number): string {
  return `guest_phone:${bookingId}`;
}

/**
 * A phone number as it's stored, E.164, from what someone typed: with a country code, or as people in Canada and the United States write theirs.
 * @returns null for what has another length than the numbers of its country. Area codes open every year, so others than we know of are taken.
 */
export function readPhone(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, { defaultCountry: homeCountry, extract: false });
  return number?.isPossible() === true && number.ext === undefined ? number.number : null;
}

/** A stored number as people read it: '+1 403 762 1550'. */
export function phoneText(stored: string): string {
  return parsePhoneNumberFromString(stored)?.formatInternational() ?? stored;
}
