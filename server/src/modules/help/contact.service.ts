import type { contactBody } from '@ascendant/contract/help';
import type { z } from 'zod';
import { inTransaction, type Database } from '../../database/database';
import type { Letter } from '../../mail/letter';
import { queueMail } from '../../mail/mail-queue.repository';
import { events } from '../events/events.module';

type Question = z.output<typeof contactBody>;

interface Asker {
  /** Null for a visitor. */
  readonly userId: number | null;
  readonly site: string;
}

/**
 * Emails a question to every admin. Their answer goes to the person who asked. We don't confirm it by email, because the address
 * may be someone else's.
 */
export async function sendQuestion(db: Database, question: Question, asker: Asker): Promise<void> {
  const { name, email, topic } = question;
  await inTransaction(db, async (tx) => {
    for (const admin of await events.findAdmins(tx)) {
      await queueMail(tx, {
        kind: 'help_question',
        userId: admin.id,
        aboutUserId: asker.userId,
        to: admin.email,
        replyTo: email,
        subject: `Question from ${name}: ${topic}`,
        letter: questionLetter(question, asker),
      });
    }
  });
}

export function questionLetter(
  { name, email, topic, bookingReference, message }: Question,
  { userId, site }: Asker,
): Letter {
  return {
    heading: `${name} has a question`,
    paragraphs: [message],
    facts: [
      ['Topic', topic],
      ['From', `${name}, ${email}`],
      ['Account', userId === null ? 'not signed in' : `user ${userId}`],
      ...(bookingReference === '' ? [] : [['Booking', bookingReference] as const]),
    ],
    link: { label: 'Find them in Users', url: `${site}/admin/users?q=${encodeURIComponent(email)}` },
    closing: 'Reply to this email to answer. Your reply will go to the person who asked.',
  };
}
