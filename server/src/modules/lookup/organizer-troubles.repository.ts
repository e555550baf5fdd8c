import type { ConversationSide } from '@ascendant/domain/conversation/conversation';
import { latestTroubles } from '@ascendant/domain/list-limits';
import { withholdingStatuses, type DisputeStatus } from '@ascendant/domain/payment/disputes';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings';
import { conversations } from '../../../db/schema/conversations';
import { disputes } from '../../../db/schema/disputes';
import { events } from '../../../db/schema/events';
import { payments } from '../../../db/schema/payments';
import type { Queryable } from '../../database/database';
import { knownAs } from '../../database/paid-rows';

interface Trouble {
  readonly id: number;
  readonly event: { readonly id: number; readonly title: string };
}

export interface DisputeOfOrganizer extends Trouble {
  readonly paymentId: number;
  readonly bookingId: number;
  readonly amountCents: number;
  readonly status: DisputeStatus;
  readonly openedAt: Date;
  readonly evidenceDueAt: Date | null;
}

export interface ReportAboutOrganizer extends Trouble {
  readonly reportedBy: ConversationSide | null;
  readonly reason: string | null;
  readonly reportedAt: Date | null;
}

/** The newest of an organizer's troubles, and how many are open. */
interface Troubles<Kind> {
  readonly open: number;
  readonly latest: readonly Kind[];
}

const event = { id: events.id, title: events.title };

/** Disputes of payments for an organizer's events. */
export async function findDisputesOf(db: Queryable, organizerId: number): Promise<Troubles<DisputeOfOrganizer>> {
  const isOpen = inArray(disputes.status, ['inquiry', ...withholdingStatuses]);
  const rows = await db
    .select({
      id: disputes.id,
      paymentId: disputes.paymentId,
      bookingId: knownAs(payments.bookingId),
      event,
      amountCents: disputes.amountCents,
      status: disputes.status,
      openedAt: disputes.openedAt,
      evidenceDueAt: disputes.evidenceDueAt,
      open: sql<number>`(count(*) filter (where ${isOpen}) over ())::int`,
    })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(eq(events.organizerId, organizerId))
    .orderBy(desc(disputes.openedAt), desc(disputes.id))
    .limit(latestTroubles);
  return { open: rows[0]?.open ?? 0, latest: rows };
}

/** Conversations about an organizer's events that are reported and not closed, by either side. */
export async function findReportsAbout(db: Queryable, organizerId: number): Promise<Troubles<ReportAboutOrganizer>> {
  const rows = await db
    .select({
      id: conversations.id,
      event,
      reportedBy: conversations.reportedBy,
      reason: conversations.reportReason,
      reportedAt: conversations.reportedAt,
      open: sql<number>`(count(*) over ())::int`,
    })
    .from(conversations)
    .innerJoin(events, eq(events.id, conversations.eventId))
    .where(and(isNotNull(conversations.reportedAt), eq(conversations.hostId, organizerId)))
    .orderBy(desc(conversations.reportedAt), desc(conversations.id))
    .limit(latestTroubles);
  return { open: rows[0]?.open ?? 0, latest: rows };
}
