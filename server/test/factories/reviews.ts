import { sql } from 'drizzle-orm';
import { reviews, type NewReviewRow, type ReviewRow } from '../../db/schema/opinions';
import type { Database } from '../../src/database/database';
import type { TestApp } from '../test-app';
import { bookFreely } from './bookings';
import { buildFreeEvent } from './events';
import { buildTraveller, type SignedInPerson } from './people';

/** Moves an event into the past, as if it had begun in January. */
export async function letBegin(db: Database, eventId: number): Promise<void> {
  await db.execute(sql`update events set start_date = '2026-01-01', end_date = '2026-01-03' where id = ${eventId}`);
}

/** A person with a confirmed booking of an event that has begun. */
export async function buildGuest(
  app: TestApp,
  overrides: Parameters<typeof buildFreeEvent>[1] = {},
): Promise<SignedInPerson & { readonly eventId: number }> {
  const { event } = await buildFreeEvent(app.db, overrides);
  const person = await buildTraveller(app.db);
  await bookFreely(app, person, { eventId: event.id });
  await letBegin(app.db, event.id);
  return { ...person, eventId: event.id };
}

/** A review by a traveller with an account of their own. */
export async function buildReview(
  db: Database,
  review: Pick<NewReviewRow, 'eventId'> & Partial<NewReviewRow>,
): Promise<ReviewRow> {
  const userId = review.userId ?? (await buildTraveller(db)).id;
  const [row] = await db
    .insert(reviews)
    .values({ rating: 4, comment: 'Hut was full and warm.', ...review, userId })
    .returning();
  if (!row) throw new RangeError('no review was inserted');
  return row;
}
