import { inTransaction, type Database } from '../../database/database';
import { collectFailures, type Failures } from '../../errors/collect-failures';
import { queueMail } from '../../mail/mail-queue.repository';
import { tickets } from '../tickets/tickets.module';
import { findToAsk, mostAtOnce, type BookingToSign, type WaiverMailKind } from './ask-for-waivers.repository';
import { waiverMail } from './waiver-mail';

/** What the job needs besides the database. */
export interface AskDeps {
  readonly db: Database;
  /** The site's address. */
  readonly publicUrl: string;
  /** The operator's, if one is set. */
  readonly postalAddress: string | undefined;
}

/**
 * The job: asks by email for signatures that are missing, and reminds of them when the event is near: each once. Running it again writes
 * none twice.
 * @throws AggregateError if some couldn't be written; the others have been
 * Source: docs/rules/emails.md, "Waivers".
 */
export async function askForWaivers(deps: AskDeps): Promise<void> {
  const failures = collectFailures("Emails about waivers that weren't written");
  await write(deps, 'waiver_asked', failures);
  await write(deps, 'waiver_reminder', failures);
  failures.rethrow();
}

async function write(deps: AskDeps, kind: WaiverMailKind, failures: Failures): Promise<void> {
  for (let after = 0; ;) {
    const found = await findToAsk(deps.db, kind, after);
    for (const booking of found) await failures.collect(() => ask(deps, kind, booking));
    if (found.length < mostAtOnce) return;
    after = found.at(-1)?.id ?? after;
  }
}

async function ask(
  { db, publicUrl, postalAddress }: AskDeps,
  kind: WaiverMailKind,
  booking: BookingToSign,
): Promise<void> {
  const token = await tickets.bookingLinkToken(db, { purpose: 'waiver', bookingId: booking.id });
  const mail = waiverMail({ kind, booking, link: `${publicUrl}/waiver#${token}`, postalAddress });
  await inTransaction(db, (tx) => queueMail(tx, mail));
}
