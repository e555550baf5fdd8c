import { z } from 'zod';
import { sharedFilters } from './event-list-query';

/** The filters of a feed: those of the list of events that are the same for everyone. Others are refused. */
export const feedQuery = z.strictObject(sharedFilters.shape);
export type FeedQuery = z.output<typeof feedQuery>;
