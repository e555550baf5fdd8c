import type { EventSummary } from '@ascendant/contract/event';
import { idText } from '@ascendant/contract/wire';
import { moveAnswerState } from '@ascendant/domain/booking/move-answer';
import type { Caller } from '../../access/caller';
import type { ApplicationContext } from '../../application/application-context';
import type { Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { events } from '../events/events.module';
import type { OpenQuestions } from '../questions/open-questions';
import { questions } from '../questions/questions.module';
import type { TicketSigner } from '../tickets/ticket-signer';
import { tickets } from '../tickets/tickets.module';
import type { OwnTicket } from '../tickets/tickets.service';
import { waivers } from '../waivers/waivers.module';
import {
  findBookingsOf,
  findCalendarBooking,
  type CalendarBooking,
  type OwnBooking,
  type TicketOfBooking,
} from './my-bookings.repository';

/** A booking with everything that My Bookings shows about it. */
export interface MyBooking {
  readonly booking: OwnBooking;
  readonly event: EventSummary;
  readonly tickets: readonly OwnTicket[];
  /** How many people have signed the organizer's waiver, and the secret of the link to it; null if there's none. */
  readonly waiver: { readonly signed: number; readonly missing: number; readonly link: string } | null;
  /** Until when they say whether they come on another day, and the secret of the link to it; null if they aren't asked. */
  readonly moveAnswer: { readonly day: string | null; readonly link: string } | null;
  /** How far what the organizer asks is answered; null if nothing is asked, or no longer. */
  readonly questions: OpenQuestions | null;
}

/** The caller's bookings, newest first, with their tickets and events. */
export async function myBookings(
  context: Pick<ApplicationContext, 'db' | 'eventScores'>,
  { userId }: Caller,
): Promise<MyBooking[]> {
  const rows = await findBookingsOf(context.db, userId);
  const [signer, summaries, waiverOf, open, moveAnswers] = await Promise.all([
    tickets.ticketSigner(context.db),
    events.eventSummaries(context, [...new Set(rows.map(({ eventId }) => eventId))], null),
    waivers.waiversOfBookings(
      context.db,
      rows.filter(({ status }) => status === 'confirmed').map(({ id }) => id),
    ),
    questions.countOpenQuestions(
      context.db,
      rows.filter((row) => row.isUnderWay && row.eventEndsAt.getTime() > row.nowMs).map((row) => ({ ...row, userId })),
    ),
    moveAnswersOf(context.db, rows),
  ]);
  const eventOf = new Map(summaries.map((summary) => [summary.id, summary]));
  return rows.flatMap((booking) => {
    const event = eventOf.get(booking.eventId);
    if (event === undefined) return [];
    const waiver = waiverOf.get(booking.id) ?? null;
    const signed = booking.tickets.map((ticket) => ownTicket(ticket, signer));
    const own = { tickets: signed, questions: open.get(booking.id) ?? null };
    return [{ booking, event, waiver, moveAnswer: moveAnswers.get(booking.id) ?? null, ...own }];
  });
}

function ownTicket({ checkedInAt, voidedAt, ...ticket }: TicketOfBooking, signer: TicketSigner): OwnTicket {
  const instant = (text: string | null) => (text === null ? null : new Date(text));
  return {
    ...ticket,
    checkedInAt: instant(checkedInAt),
    voidedAt: instant(voidedAt),
    text: signer.textOf(ticket.code),
  };
}

/** The questions of moved dates that are open, by booking. */
async function moveAnswersOf(db: Database, rows: readonly OwnBooking[]) {
  const linked = rows.map(async ({ id, status, answerBy, answerDay, startsAt, nowMs }) => {
    const isAsked = answerBy !== null;
    const state = moveAnswerState({ isConfirmed: status === 'confirmed', isAsked, startsAt, now: new Date(nowMs) });
    if (state !== 'open') return [];
    const link = await tickets.bookingLinkToken(db, { purpose: 'moved_date', bookingId: id });
    return [[id, { day: answerDay, link }] as const];
  });
  return new Map((await Promise.all(linked)).flat());
}

/**
 * The caller's own confirmed booking, for its calendar entry.
 * @param id as it's in the address: any text
 * @throws AppError not_found if it isn't an id, isn't confirmed, or is someone else's
 */
export async function ownCalendarBooking(db: Database, { userId }: Caller, id: string): Promise<CalendarBooking> {
  const bookingId = idText.safeParse(id);
  const booking = bookingId.success ? await findCalendarBooking(db, bookingId.data) : null;
  if (booking?.userId !== userId) throw new AppError('not_found');
  return booking;
}
