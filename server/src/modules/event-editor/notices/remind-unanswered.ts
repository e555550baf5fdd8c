import { inTransaction, type Database } from '../../../database/database';
import { collectFailures } from '../../../errors/collect-failures';
import { queueMail } from '../../../mail/mail-queue.repository';
import { findRecipient } from '../../../mail/recipient.repository';
import { hasOtherDates, findToRemind, type UnansweredBooking } from './bookers.repository';
import { answerLink, moveReminderLetter } from './moved-date-mail';

interface Question {
  readonly eventId: number;
  /** Until when it was to be answered. */
  readonly answerBy: string;
}

/**
 * The job before the day ends by which an organizer asks for answers: reminds everyone who hasn't said whether they come on the new day of a date that was moved, each once. Running it
 * again reminds no one twice and goes on where it was killed. Once the date has moved again it finds no one, because they answer by another moment.
 * @throws AggregateError if some couldn't be reminded; the others have been
 * Source: docs/rules/events.md, "Moving a date".
 */
export async function remindUnanswered(db: Database, question: Question, site: string): Promise<void> {
  const asked = { eventId: question.eventId, answerBy: new Date(question.answerBy) };
  const found = await findToRemind(db, asked);
  const canChangeDate = found.length > 0 && (await hasOtherDates(db, asked.eventId));
  const failures = collectFailures("Reminders that weren't written");
  for (const booking of found) await failures.collect(() => remind(db, booking, { ...asked, canChangeDate, site }));
  failures.rethrow();
}

interface Asked {
  readonly eventId: number;
  readonly canChangeDate: boolean;
  readonly site: string;
}

async function remind(
  db: Database,
  { id, userId, totalCents, day, key }: UnansweredBooking,
  { eventId, canChangeDate, site }: Asked,
): Promise<void> {
  const link = await answerLink(db, id, site);
  await inTransaction(db, async (tx) => {
    const recipient = await findRecipient(tx, userId, eventId);
    if (recipient === null) return;
    const question = { bookingId: id, day, isFree: totalCents === 0, canChangeDate, link };
    await queueMail(tx, {
      kind: 'moved_date_reminder',
      dedupeKey: key,
      onlyIf: { is: 'move_is_unanswered', of: id },
      userId,
      to: recipient.email,
      subject: `Reminder: can you come to ${recipient.event.title} on its new date?`,
      letter: moveReminderLetter(recipient, question, site),
    });
  });
}
