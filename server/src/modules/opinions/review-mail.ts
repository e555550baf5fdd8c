import type { Transaction } from '../../database/database';
import type { Letter } from '../../mail/letter';
import { queueMail } from '../../mail/mail-queue.repository';
import type { ManagedReviewRecord } from './managed-reviews.repository';

interface AnswerMail extends ManagedReviewRecord {
  readonly response: string;
  readonly publicUrl: string;
}

/**
 * Tells the person who wrote a review that it was answered; no one if that account is gone.
 * Source: docs/archive/decisions/0047-reviews.md.
 */
export async function queueAnswerMail(tx: Transaction, mail: AnswerMail): Promise<void> {
  const { review, event, email } = mail;
  if (email === null) return;
  await queueMail(tx, {
    kind: 'review_answered',
    dedupeKey: `review_answered:${review.id}`,
    userId: review.userId,
    to: email,
    subject: `New response to your review: ${event.title}`,
    letter: answerLetter({ ...mail, eventId: review.eventId }),
  });
}

export function answerLetter({
  firstName,
  event,
  response,
  publicUrl,
  eventId,
}: Pick<AnswerMail, 'firstName' | 'response' | 'publicUrl'> & {
  readonly event: { readonly title: string };
  readonly eventId: number;
}): Letter {
  return {
    heading: 'You have a new response',
    paragraphs: [`Hello ${firstName}, here's the response to your review of ${event.title}.`, response],
    link: { label: 'Read it on the event page', url: `${publicUrl}/events/${eventId}` },
  };
}
