import type { AccountDeletionRow } from '../../../db/schema/people';
import type { Adapters } from '../../adapters/adapters';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database } from '../../database/database';
import { collectFailures } from '../../errors/collect-failures';
import { queueMail } from '../../mail/mail-queue.repository';
import { accounts } from '../accounts/accounts.module';
import { bookings } from '../bookings/bookings.module';
import { pictures } from '../pictures/pictures.module';
import { questions } from '../questions/questions.module';
import { waitlist } from '../waitlist/waitlist.module';
import { deletionCalledOffMail, farewellMail } from './deletion-mails';
import { refusalOf } from './deletion.service';
import * as deletions from './deletions.repository';
import * as erase from './erase.repository';

/** How many accounts one run handles. */
const batch = 50;

type ErasingDeps = Pick<Adapters, 'db' | 'files' | 'mailer'>;

/**
 * The job: takes each due deletion one step further, and the last one to its end. Each step can be repeated, so it doesn't matter where
 * a run is interrupted.
 * @throws AggregateError if some couldn't be taken further; the others have been
 * Source: rule PRI-04; docs/decisions/0045-deleting-an-account.md.
 */
export async function deleteAccounts(deps: ErasingDeps): Promise<void> {
  const failures = collectFailures("Deletions that weren't taken further");
  for (const deletion of await deletions.findDueDeletions(deps.db, batch))
    await failures.collect(() => takeFurther(deps, deletion));
  failures.rethrow();
}

async function takeFurther(deps: ErasingDeps, deletion: AccountDeletionRow): Promise<void> {
  if (deletion.erasedAt !== null) await removeFiles(deps, deletion);
  else if (deletion.farewellAt === null) await sayFarewell(deps.db, deletion);
  else if (await deletions.isFarewellOver(deps.db, deletion)) await eraseAccount(deps, deletion);
}

/** Asks once more whether the account may go, and queues the last email: afterwards we won't know the address. */
async function sayFarewell(db: Database, { userId }: AccountDeletionRow): Promise<void> {
  if (await deletions.hasUnpaidBooking(db, userId)) return;
  await inTransaction(db, async (tx) => {
    await deletions.lockAdmins(tx);
    const account = await accounts.lockOwnAccount(tx, userId);
    const deletion = await deletions.lockDeletion(tx, userId);
    if (deletion === null || deletion.farewellAt !== null) return;
    const { givesUpBookings, requestedAt } = deletion;
    const refusal = await refusalOf(tx, account, { givesUpBookings, bookedSince: requestedAt });
    const to = { userId, to: account.email };
    if (!refusal.ok) {
      await deletions.removeDeletion(tx, userId);
      await recordAudit(tx, { actor: null, action: 'deletion.called_off', target: { type: 'user', id: userId } });
      return queueMail(tx, { ...deletionCalledOffMail(account.firstName, refusal.message), ...to });
    }
    await deletions.noteFarewell(tx, userId);
    await accounts.endSessionsOf(tx, userId);
    await queueMail(tx, { ...farewellMail(account.firstName), ...to, dedupeKey: deletions.farewellKey(userId) });
  });
}

async function eraseAccount(deps: ErasingDeps, deletion: AccountDeletionRow): Promise<void> {
  const { db } = deps;
  const { userId } = deletion;
  await freeSeats(db, userId);
  const erased = await inTransaction(db, async (tx) => {
    const leaving = await erase.lockLeaving(tx, userId);
    if (leaving === null) return deletion;
    await questions.forgetAnswersOf(tx, userId);
    await erase.forgetAttendees(tx, userId);
    await erase.forgetCards(tx, userId);
    await erase.forgetDocuments(tx, userId);
    const mailsLeft = [...(await erase.forgetMails(tx, leaving)), ...(await erase.forgetMentions(tx, leaving))];
    await erase.forgetReplies(tx, leaving);
    await erase.maskAnswers(tx, leaving);
    await erase.forgetTraces(tx, leaving);
    const filesLeft = await erase.forgetWorks(tx, userId);
    await erase.deletePerson(tx, userId);
    await recordAudit(tx, { actor: null, action: 'account.deleted', target: { type: 'user', id: userId } });
    await erase.noteErased(tx, userId, { filesLeft, mailsLeft });
    return { ...deletion, filesLeft, mailsLeft };
  });
  await removeFiles(deps, erased);
}

/** Gives up the seats that others can have: free bookings ahead, and places on waitlists. */
async function freeSeats(db: Database, userId: number): Promise<void> {
  for (const bookingId of await deletions.findFreeBookingsAhead(db, userId)) {
    await inTransaction(db, async (tx) => {
      const { booking, hold } = await bookings.lockForSettlement(tx, bookingId);
      if (booking.status !== 'confirmed') return;
      await bookings.cancelFree(tx, { booking, hold, actor: null, reason: 'requested' });
    });
  }
  for (const { entry } of await waitlist.ownEntries(db, { userId })) {
    await waitlist.leaveWaitlist(db, { userId }, entry.eventId);
  }
}

/** The last step. Files are removed after the rows, so a row never refers to a missing one. */
async function removeFiles(
  { db, files, mailer }: ErasingDeps,
  {
    userId,
    filesLeft,
    mailsLeft,
  }: Pick<AccountDeletionRow, 'userId'> & {
    readonly filesLeft: readonly string[];
    readonly mailsLeft: readonly string[];
  },
): Promise<void> {
  for (const key of filesLeft.flatMap(pictures.keysOf)) await files.remove(key);
  for (const messageId of mailsLeft) await mailer.forget(messageId);
  await deletions.removeDeletion(db, userId);
}
