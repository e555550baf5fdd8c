import { ianaZones } from '@ascendant/astrology/time/iana-zones';
import { isDigestDue } from '@ascendant/domain/event/booking-emails';
import { localMoment } from '@ascendant/domain/zone-clock';
import { inTransaction, type Database } from '../../database/database';
import { collectFailures } from '../../errors/collect-failures';
import { queueMail } from '../../mail/mail-queue.repository';
import { digestMail, noticeMail } from './booking-notice-mail';
import * as repository from './booking-notices.repository';

/**
 * The job: tells organizers and the members of their organizations of bookings and cancellations, each once: in an email each, or in one a day
 * at 8:00 on their clock. What's told is removed in the transaction that queues the email, so it can be killed anywhere.
 * @param now only tests give one
 * @throws AggregateError if some couldn't be told; the others have been
 * Source: docs/rules/emails.md, "Emails to organizers".
 */
export async function tellOrganizers(db: Database, site: string, now = new Date()): Promise<void> {
  await repository.addressNotices(db);
  await repository.forgetUnwanted(db);
  const failures = collectFailures("People who weren't told of bookings");
  for (const person of await repository.findTold(db))
    await failures.collect(async () => {
      while (await tell(db, person, { site, now }));
    });
  failures.rethrow();
}

/** @returns whether there may be more to tell */
async function tell(
  db: Database,
  person: repository.Told,
  { site, now }: { readonly site: string; readonly now: Date },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const found = await repository.findNotices(tx, person);
    const due = person.bookingEmails === 'each' ? found : found.filter((notice) => isDue(notice, person, now));
    const reader = { person, site };
    const mails = person.bookingEmails === 'each' ? due.map((notice) => noticeMail(notice, reader)) : [];
    if (person.bookingEmails === 'daily' && due.length > 0) mails.push(digestMail(due, reader));
    for (const mail of mails) await queueMail(tx, mail);
    await repository.removeNotices(
      tx,
      due.map(({ id }) => id),
    );
    return due.length > 0;
  });
}

function isDue({ happenedAt, event }: repository.FoundNotice, { timezone }: repository.Told, now: Date): boolean {
  const zone = ianaZones.history(timezone ?? event.timezone);
  return isDigestDue(localMoment(happenedAt, zone), localMoment(now, zone));
}
