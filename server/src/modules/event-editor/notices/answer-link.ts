import type { Database } from '../../../database/database';
import { tickets } from '../../tickets/tickets.module';

/** Where someone says without signing in that they come on the new day of a date that was moved. */
export async function answerLink(db: Database, bookingId: number, site: string): Promise<string> {
  return `${site}/moved-date#${await tickets.bookingLinkToken(db, { purpose: 'moved_date', bookingId })}`;
}
