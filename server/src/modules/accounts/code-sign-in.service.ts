import type { CodeSignIn } from '@ascendant/contract/sign-in-code';
import type { UserRow } from '../../../db/schema/users';
import { inTransaction, type Queryable } from '../../database/database';
import { AppError } from '../../errors/app-error';
import type { AccountsDeps, Origin } from './accounts.deps';
import { tryAskedCode, wrongCode } from './asked-code.service';
import { useAsked } from './asked-codes.repository';
import { takeGuestBookings } from './guest-bookings.service';
import { endSessionsOf } from './sessions.repository';
import { openSession } from './sessions.service';
import { askForFactor, presentSignedIn, type SignedIn } from './sign-in.service';
import { updateUser } from './users.repository';

const purpose = 'sign-in';

/**
 * Signs in with a code from the person's mailbox in place of the password, and finds what was booked with that address without an account. A second factor is asked for all the same, and the code
 * works once more with it.
 * @throws AppError wrong_code, also for a code that has expired, was used or replaced, or was tried 5 times, and for a disabled account;
 *   email_not_verified; second_factor_required with the kinds they have; rate_limited
 * Source: rules SES-12, FAC-01 and GST-06.
 */
export async function signInWithCode(deps: AccountsDeps, given: CodeSignIn, origin: Origin): Promise<SignedIn> {
  const { email, code, factor } = given;
  const { user, asked } = await tryAskedCode(deps, { email, purpose, code }, origin);
  if (!user.emailVerified && !user.guest) throw new AppError('email_not_verified');
  const hasFactor = await askForFactor(deps, user, { proof: factor, origin });
  const session = await inTransaction(deps.db, async (tx) => {
    if (!(await useAsked(tx, asked.id))) throw wrongCode({ purpose });
    if (user.guest) await proveMailbox(tx, user);
    await takeGuestBookings(tx, deps, { owner: { ...user, emailVerified: true }, requestId: origin.requestId });
    return openSession(tx, user, origin);
  });
  return presentSignedIn(deps, { user, session, hasFactor });
}

/**
 * Notes that a guest's mailbox is theirs. Anyone could book with this address before, so those sessions end: they'd see what
 * this person does from now on.
 * Source: rule GST-04.
 */
async function proveMailbox(tx: Queryable, { id, emailVerified }: UserRow): Promise<void> {
  if (emailVerified) return;
  await updateUser(tx, id, { emailVerified: true });
  await endSessionsOf(tx, id);
}
