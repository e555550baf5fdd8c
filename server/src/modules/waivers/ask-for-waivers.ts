import { inTransaction, type Database } from '../../database/database';
import { queueMail } from '../../mail/mail-queue.repository';
import { tickets } from '../tickets/tickets.module';
import { findToAsk, mostAtOnce, type WaiverMailKind } from './ask-for-waivers.repository';
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
 * Source: docs/rules/emails.md, "Waivers".
 */
export async function askForWaivers(deps: AskDeps): Promise<void> {
  await write(deps, 'waiver_asked');
  await write(deps, 'waiver_reminder');
}

async function write({ db, publicUrl, postalAddress }: AskDeps, kind: WaiverMailKind): Promise<void> {
  for (;;) {
    const found = await findToAsk(db, kind);
    for (const booking of found) {
      const token = await tickets.bookingLinkToken(db, { purpose: 'waiver', bookingId: booking.id });
      const mail = waiverMail({ kind, booking, link: `${publicUrl}/waiver#${token}`, postalAddress });
      await inTransaction(db, (tx) => queueMail(tx, mail));
    }
    if (found.length < mostAtOnce) return;
  }
}
