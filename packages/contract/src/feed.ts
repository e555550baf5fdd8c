import { z } from 'zod';
import { listEventsQuery } from './event';

/** The filters of a feed: those of the list of events that are the same for everyone. Others are refused. */
export const feedQuery = z.strictObject(
  listEventsQuery.pick({
    q: true,
    category: true,
    from: true,
    to: true,
    minPrice: true,
    maxPrice: true,
    near: true,
    within: true,
  }).shape,
);
export type FeedQuery = z.output<typeof feedQuery>;
