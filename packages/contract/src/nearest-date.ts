import { z } from 'zod';
import { id } from './wire';

/**
 * In the body of an error about a date that can't be booked any more (`sold_out`, `not_on_sale`, `date_changed`): the nearest date of its series that
 * can, with seats for as many people. Left out if there's none.
 */
export const nearestDate = z.object({
  id,
  startDate: z.string(),
  startTime: z.string(),
  seatsLeft: z.int(),
});
export type NearestDate = z.infer<typeof nearestDate>;
