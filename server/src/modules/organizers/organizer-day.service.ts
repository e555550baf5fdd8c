import type { organizerDayRoutes } from '@ascendant/contract/organizer-day';
import type { RouteReply } from '@ascendant/contract/route';
import { checkInOpensAt } from '@ascendant/domain/booking/check-in';
import type { Database } from '../../database/database';
import { opinions } from '../opinions/opinions.module';
import { findNextDate, findReturned, findWaitlists } from './organizer-day.repository';

/** What an organizer's dashboard begins with. Source: docs/rules/events.md, "The organizer's day". */
export async function organizerDay(
  db: Database,
  organizerId: number,
): Promise<RouteReply<typeof organizerDayRoutes.organizerDay>> {
  const [next, figures, waitlists, returned] = await Promise.all([
    findNextDate(db, organizerId),
    opinions.findReviewFigures(db, organizerId),
    findWaitlists(db, organizerId),
    findReturned(db, organizerId),
  ]);
  return {
    next: next && { ...next, checkInOpensAt: checkInOpensAt(next.startsAt, next.checkInOpensHours).toISOString() },
    waiting: { reviews: figures.unanswered, waitlists, returned },
  };
}
