import { roleOf } from '@ascendant/domain/person/roles';
import type { UserRow } from '../../../db/schema/users';
import { recordAudits } from '../../audit/audit.repository';
import type { Transaction } from '../../database/database';
import { phonePlace, type Sealer } from '../../encryption/sealer';
import type { AccountsDeps, Origin } from './accounts.deps';
import { findSecondTimes, givePhone, lockSettledGuests, passOn, type SettledGuest } from './guest-bookings.repository';
import { endSessionsOf } from './sessions.repository';

/**
 * Makes what guests with a person's address have booked that person's, in the transaction in which they prove the mailbox; the guests'
 * sessions end. Guests who are paying at that moment keep their bookings until the next time.
 * @param owner as they are in the transaction: with a proven mailbox
 * Source: rule GST-06.
 */
export async function takeGuestBookings(
  tx: Transaction,
  { sealer }: Pick<AccountsDeps, 'sealer'>,
  { owner, requestId }: { readonly owner: UserRow } & Pick<Origin, 'requestId'>,
): Promise<void> {
  const guests = owner.emailVerified ? await lockSettledGuests(tx, owner) : [];
  if (guests.length === 0) return;
  const passed = { from: guests.map(({ id }) => id), to: owner.id };
  await passOn(tx, passed, await findSecondTimes(tx, passed));
  const phone = guests.map((guest) => resealed(sealer, guest, owner.id)).find((sealed) => sealed !== null);
  if (phone !== undefined) await givePhone(tx, owner.id, phone);
  for (const { id } of guests) await endSessionsOf(tx, id);
  const actor = { userId: owner.id, role: owner.guest ? ('guest' as const) : roleOf(owner) };
  await recordAudits(
    tx,
    guests.map(({ id }) => ({
      actor,
      action: 'guest.passed_on',
      target: { type: 'user', id },
      changes: { person: { before: id, after: owner.id } },
      requestId,
    })),
  );
}

/** A guest's phone number, encrypted as another person's; null if they gave none. */
function resealed(sealer: Sealer, { id, phoneSealed }: SettledGuest, ownerId: number): Buffer | null {
  const phone = phoneSealed === null ? null : sealer.open(phoneSealed, phonePlace(id));
  return phone === null ? null : sealer.seal(phone, phonePlace(ownerId));
}
