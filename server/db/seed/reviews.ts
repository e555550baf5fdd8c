import { z } from 'zod';
import { csvFlag, csvNull, csvNumber, readRecords } from './records';

const review = z.strictObject({
  /** The key of the event, which is over. */
  event: z.string().min(1),
  rating: csvNumber.pipe(z.int().min(1).max(5)),
  comment: z.string().min(1),
  /** Its organizer's. */
  response: csvNull.or(z.string()),
  /** Marked as junk by an admin; hidden from travellers. */
  isJunk: csvFlag,
  /** Written by the demo traveller, who was there. */
  byTraveller: csvFlag,
});

export type ReviewContent = z.infer<typeof review>;

/** Reviews of past events, those of an event in the order they were written. */
export function readReviews() {
  return readRecords('reviews.csv', review);
}
