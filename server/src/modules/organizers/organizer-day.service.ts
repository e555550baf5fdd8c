import type { organizerDayRoutes } from '@ascendant/contract/organizer-day';
import type { RouteReply } from '@ascendant/contract/route';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { takesEvidence } from '@ascendant/domain/payment/evidence';
import { readClock } from '../../database/clock.repository';
import type { Database } from '../../database/database';
import { findDisputesOf, type OrganizerDispute } from '../../database/organizer-disputes.repository';
import { opinions } from '../opinions/opinions.module';
import { questions } from '../questions/questions.module';
import {
  findAskedBookings,
  findReturned,
  findUnsigned,
  findWaitlists,
  isNear,
  mostNamed,
  type AskedOfDate,
} from './organizer-day.repository';

/** What waits for an organizer. Source: docs/rules/events.md, "The organizer's day". */
export async function organizerDay(
  db: Database,
  organizerId: number,
): Promise<RouteReply<typeof organizerDayRoutes.organizerDay>> {
  const [figures, waitlists, unsigned, returned, asked, disputes] = await Promise.all([
    opinions.findReviewFigures(db, organizerId),
    findWaitlists(db, organizerId),
    findUnsigned(db, organizerId),
    findReturned(db, organizerId),
    findAskedBookings(db, isNear(organizerId)),
    findDisputesOf(db, organizerId, mostDisputes),
  ]);
  return {
    waiting: {
      reviews: figures.unanswered,
      waitlists,
      waivers: unsigned,
      returned,
      answers: (await owingDates(db, asked)).slice(0, mostNamed),
      disputes: toAnswer(disputes, await readClock(db)),
    },
  };
}

/** How many disputes are looked at for evidence that can be given: an open one is weeks old at most. */
const mostDisputes = 100;

/** Those about which evidence can still be given, the earliest deadline first. */
function toAnswer(disputes: readonly OrganizerDispute[], now: Date) {
  return disputes
    .filter(({ dispute }) => takesEvidence(dispute, now))
    .toSorted((one, other) => dueAt(one) - dueAt(other))
    .slice(0, mostNamed)
    .map(({ dispute, bookingId, event }) => ({
      ...event,
      reference: bookingReference(bookingId),
      evidenceDueAt: dispute.evidenceDueAt?.toISOString() ?? null,
    }));
}

function dueAt({ dispute }: OrganizerDispute): number {
  return dispute.evidenceDueAt?.getTime() ?? Number.POSITIVE_INFINITY;
}

/** The dates on which bookings owe a required answer, the soonest first, with how many do. */
export async function owingDates(db: Database, asked: readonly AskedOfDate[]) {
  const counts = await questions.countOpenQuestions(db, asked);
  const dates = new Map<number, AskedOfDate['event'] & { readonly bookings: number }>();
  for (const { id, event } of asked) {
    if ((counts.get(id)?.missing ?? 0) === 0) continue;
    dates.set(event.id, { ...event, bookings: (dates.get(event.id)?.bookings ?? 0) + 1 });
  }
  return [...dates.values()];
}
