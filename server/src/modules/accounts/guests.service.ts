import { randomBytes } from 'node:crypto';
import type { KeptAccount, NewGuest } from '@ascendant/contract/guest';
import { otherUsernames, proposedUsername } from '@ascendant/domain/person/username';
import type { UserRow } from '../../../db/schema/users';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Queryable } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { queueMail } from '../../mail/mail-queue.repository';
import { welcomeMail } from './account-mails';
import { ownAccount } from './account.service';
import type { AccountsDeps, Origin } from './accounts.deps';
import { tryAskedCode, wrongCode } from './asked-code.service';
import { useAsked } from './asked-codes.repository';
import { takeGuestBookings } from './guest-bookings.service';
import { hashSecret, passwordRefusal } from './secret-hash';
import { endSessionsOf } from './sessions.repository';
import { openSession } from './sessions.service';
import { presentSignedIn, type SignedIn } from './sign-in.service';
import { findFreeUsername, insertUser, refusingTaken, updateUser } from './users.repository';

const purpose = 'sign-in';
const guestNameBytes = 12;

/**
 * Lets someone book without an account, in this browser. Nothing here depends on whether the address has an account or other guests, so
 * neither the answer nor its timing reveals it.
 * @throws AppError rate_limited
 * Source: rules GST-01 and GST-02.
 */
export async function beginGuest(deps: AccountsDeps, given: NewGuest, origin: Origin): Promise<SignedIn> {
  await deps.limits.take('beginGuest', { target: given.email, ip: origin.ip });
  const username = `guest-${randomBytes(guestNameBytes).toString('hex')}`;
  const { email, firstName, lastName } = given;
  const row = { username, email, firstName, lastName, password: await unknownPassword(), guest: true };
  const opened = await inTransaction(deps.db, async (tx) => {
    const user = await insertUser(tx, row);
    const target = { type: 'user', id: user.id };
    await recordAudit(tx, { actor: null, action: 'guest.began', target, requestId: origin.requestId });
    return { user, session: await openSession(tx, user, origin) };
  });
  return presentSignedIn(deps, { ...opened, hasFactor: false });
}

/** The hash of a password that no one knows. */
async function unknownPassword(): Promise<string> {
  return hashSecret(randomBytes(32).toString('base64url'));
}

/**
 * Makes an account of a guest, who proves the mailbox with a code. Whatever this guest and others with the address have booked is the account's. Every session that the
 * guest had ends: anyone could begin one with this address.
 * @throws AppError wrong_code; account_exists if the address has an account, which only its owner hears: the code then still signs in to it; invalid_input (newPassword);
 *   rate_limited
 * Source: rule GST-05.
 */
export async function keepAccount(
  deps: AccountsDeps,
  caller: Caller,
  { given: { code, newPassword }, origin }: { readonly given: KeptAccount; readonly origin: Origin },
): Promise<SignedIn> {
  const guest = await ownAccount(deps.db, caller.userId);
  const email = guest.email.toLowerCase();
  const { user: owner, asked } = await tryAskedCode(deps, { email, purpose, code }, origin);
  if (!owner.guest) throw new AppError('account_exists');
  const username = await findFreeUsername(deps.db, [proposedUsername(email), ...otherUsernames(email)]);
  const refusal = await passwordRefusal(newPassword, { username: username ?? guest.username, email });
  if (refusal !== null) throw new AppError('invalid_input', { message: refusal, fields: { newPassword: refusal } });
  const password = await hashSecret(newPassword);
  const session = await inTransaction(deps.db, async (tx) => {
    if (!(await useAsked(tx, asked.id))) throw wrongCode({ purpose });
    await becomeAccount(tx, guest, { password, username: username ?? guest.username });
    const account = { ...guest, guest: false, emailVerified: true };
    await takeGuestBookings(tx, deps, { owner: account, requestId: origin.requestId });
    const mail = welcomeMail(guest.firstName, { publicUrl: deps.publicUrl, isOrganizer: false });
    await queueMail(tx, { ...mail, userId: guest.id, to: email });
    const target = { type: 'user', id: guest.id };
    await recordAudit(tx, { actor: caller, action: 'guest.kept', target, requestId: origin.requestId });
    return openSession(tx, guest, origin);
  });
  return presentSignedIn(deps, { user: guest, session, hasFactor: false });
}

/** @throws AppError taken if another request made an account of this address, or took the username, first */
async function becomeAccount(
  tx: Queryable,
  { id }: Pick<UserRow, 'id'>,
  account: Pick<UserRow, 'password' | 'username'>,
): Promise<void> {
  await endSessionsOf(tx, id);
  await refusingTaken(() => updateUser(tx, id, { ...account, guest: false, emailVerified: true }));
}
