import type { feedback, review } from '@ascendant/contract/opinion';
import type { z } from 'zod';
import type { EventFeedbackRow } from '../../../db/schema/event-feedback';
import type { SignedReview } from './opinions.repository';

export function presentFeedback(row: EventFeedbackRow): z.input<typeof feedback> {
  const { eventId, rating, question1Answer, question2Answer, question3Answer } = row;
  return { eventId, rating, question1Answer, question2Answer, question3Answer };
}

export function presentReview(signed: SignedReview): z.input<typeof review> {
  const { id, rating, comment, adminResponse, createdAt } = signed.review;
  return {
    id,
    rating,
    comment,
    userName: publicName(signed),
    response: adminResponse,
    createdAt: createdAt.toISOString(),
  };
}

/** First name and initial: enough to believe a review, too little to find a person. */
function publicName({ firstName, lastName }: SignedReview): string {
  if (firstName === null) return 'A traveller';
  const [initial] = lastName ?? '';
  return initial === undefined ? firstName : `${firstName} ${initial}.`;
}
