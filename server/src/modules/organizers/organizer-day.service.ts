import type { organizerDayRoutes } from '@ascendant/contract/organizer-day';
import type { RouteReply } from '@ascendant/contract/route';
import { checkInOpensAt } from '@ascendant/domain/booking/check-in';
import type { Database } from '../../database/database';
import { opinions } from '../opinions/opinions.module';
import { findNextDate, findReturned, findUnsigned, findWaitlists } from './organizer-day.repository';

/** What an organizer's dashboard begins with. Source: docs/rules/events.md, "The organizer's day". */
export async function organizerDay(
  db: Database,
  organizerId: number,
): Promise<RouteReply<typeof organizerDayRoutes.organizerDay>> {
  const [next, figures, waitlists, unsigned, returned] = await Promise.all([
    findNextDate(db, organizerId),
    opinions.findReviewFigures(db, organizerId),
    findWaitlists(db, organizerId),
    findUnsigned(db, organizerId),
    findReturned(db, organizerId),
  ]);
  return {
    next: next && { ...next, checkInOpensAt: checkInOpensAt(next.startsAt, next.checkInOpensHours).toISOString() },
    waiting: { reviews: figures.unanswered, waitlists, waivers: unsigned, returned },
  };
}
