import type { Transaction } from '../../../src/database/database';
import { eventFeedback, reviews } from '../../schema/opinions';
import { waitlistEntries } from '../../schema/waitlist';
import type { FeedbackPlan, ReviewPlan, WaitPlan } from '../plan/opinions-plan';
import { at, insertAll, valueOf } from './chunks';
import type { LoadedBooking } from './load-bookings';
import type { LoadedEvent } from './load-events';
import type { LoadedPeople } from './load-people';

interface References {
  readonly events: ReadonlyMap<string, LoadedEvent>;
  readonly people: LoadedPeople;
}

export async function loadReviews(
  tx: Transaction,
  plans: readonly ReviewPlan<LoadedBooking>[],
  { events, people }: References,
): Promise<void> {
  const rows = plans.map(({ content, booking, createdAt, respondedAt }) => {
    const event = valueOf(events, booking.plan.event.content.key);
    return {
      eventId: event.id,
      userId: at(people.userIds, booking.plan.bookerIndex),
      bookingId: booking.id,
      rating: content.rating,
      comment: content.comment,
      adminResponse: content.response,
      respondedBy: content.response ? event.organizerId : null,
      respondedAt,
      isJunk: content.isJunk,
      createdAt,
      updatedAt: respondedAt ?? createdAt,
    };
  });
  await insertAll(rows, (piece) => tx.insert(reviews).values(piece).returning({ id: reviews.id }));
}

export async function loadFeedback(
  tx: Transaction,
  plans: readonly FeedbackPlan[],
  { events, people }: References,
): Promise<void> {
  const rows = plans.map(({ event, personIndex, rating, answers, createdAt }) => ({
    eventId: valueOf(events, event.content.key).id,
    userId: at(people.userIds, personIndex),
    rating,
    question1Answer: answers[0],
    question2Answer: answers[1],
    question3Answer: answers[2],
    createdAt,
    updatedAt: createdAt,
  }));
  await insertAll(rows, (piece) => tx.insert(eventFeedback).values(piece).returning({ id: eventFeedback.id }));
}

export async function loadWaitlists(
  tx: Transaction,
  plans: readonly WaitPlan[],
  { events, people }: References,
): Promise<void> {
  const rows = plans.map(({ event, personIndex, seats, createdAt }) => ({
    eventId: valueOf(events, event.content.key).id,
    userId: at(people.userIds, personIndex),
    seats,
    createdAt,
    updatedAt: createdAt,
  }));
  await insertAll(rows, (piece) => tx.insert(waitlistEntries).values(piece).returning({ id: waitlistEntries.id }));
}
