import { ianaZones } from '@ascendant/astrology/time/iana-zones';
import { isDigestDue } from '@ascendant/domain/event/booking-emails';
import { localMoment } from '@ascendant/domain/zone-clock';
import { inTransaction, type Database } from '../../database/database';
import { queueMail } from '../../mail/mail-queue.repository';
import { digestMail, noticeMail } from './booking-notice-mail';
import * as repository from './booking-notices.repository';

/**
 * The job: tells organizers of bookings and cancellations, each once: in an email each, or in one a day at 8:00 on their clock. What's told
 * is removed in the transaction that queues the email, so it can be killed anywhere.
 * @param now only tests give one
 * Source: docs/rules/emails.md, "Emails to organizers".
 */
export async function tellOrganizers(db: Database, site: string, now = new Date()): Promise<void> {
  await repository.forgetUnwanted(db);
  for (const organizer of await repository.findWaitingOrganizers(db)) {
    while (await tell(db, organizer, { site, now }));
  }
}

/** @returns whether there may be more to tell */
async function tell(
  db: Database,
  organizer: repository.WaitingOrganizer,
  { site, now }: { readonly site: string; readonly now: Date },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const found = await repository.findNotices(tx, organizer);
    const due = organizer.bookingEmails === 'each' ? found : found.filter((notice) => isDue(notice, organizer, now));
    const told = { organizer, site };
    const mails = organizer.bookingEmails === 'each' ? due.map((notice) => noticeMail(notice, told)) : [];
    if (organizer.bookingEmails === 'daily' && due.length > 0) mails.push(digestMail(due, told));
    for (const mail of mails) await queueMail(tx, mail);
    await repository.removeNotices(
      tx,
      due.map(({ id }) => id),
    );
    return due.length > 0;
  });
}

function isDue(
  { happenedAt, event }: repository.FoundNotice,
  { timezone }: repository.WaitingOrganizer,
  now: Date,
): boolean {
  const zone = ianaZones.history(timezone ?? event.timezone);
  return isDigestDue(localMoment(happenedAt, zone), localMoment(now, zone));
}
