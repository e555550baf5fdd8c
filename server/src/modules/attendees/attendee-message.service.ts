import type { MessageDraft } from '@ascendant/domain/event/message';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type BeforeCommit } from '../../database/database';
import { AppError } from '../../errors/app-error';
import type { RateLimits } from '../../limits/rate-limits';
import { queueMail } from '../../mail/mail-queue.repository';
import { events } from '../events/events.module';
import { attendeeMail, factsOf } from './event-message-mail';
import { findBookerOfTicket } from './event-messages.repository';
import { ownAddress, type MessageDeps } from './event-messages.service';

export interface AttendeeMessage extends MessageDraft {
  readonly eventId: number;
  readonly ticketId: number;
  readonly requestId: string;
}

const noBooker = 'There’s no one to write to about this ticket: it isn’t valid any more, or it was booked for a guest.';

interface SentMessage {
  readonly sentTo: string;
}

/**
 * Emails the person who booked a ticket, through the site: the caller doesn't learn their address.
 * @returns their first name
 * @throws AppError not_found for an event that isn't the caller's, or a ticket that isn't valid or whose booker's account is gone; rate_limited
 * Source: docs/rules/events.md, "A message to one attendee"; rule ERR-06.
 */
export async function messageAttendee(
  { db, limits, ...sender }: MessageDeps & { readonly limits: RateLimits },
  actor: Caller,
  { eventId, ticketId, requestId, ...draft }: AttendeeMessage,
  beforeCommit: BeforeCommit<SentMessage>,
): Promise<SentMessage> {
  const event = await events.eventWithBookings(db, eventId, actor);
  const to = await findBookerOfTicket(db, { eventId, ticketId });
  if (to === null) throw new AppError('not_found', { message: noBooker });
  await limits.take('messageAttendee', { target: actor.userId });
  await limits.take('messageBooking', { target: to.bookingId });
  const { email: replyTo } = await ownAddress(db, actor);
  return inTransaction(db, async (tx) => {
    await queueMail(tx, attendeeMail({ draft, facts: factsOf(event, sender.site), to, replyTo, sender }));
    const target = { type: 'booking', id: to.bookingId } as const;
    await recordAudit(tx, { actor, action: 'booking.message_sent', target, requestId });
    await beforeCommit(tx, { sentTo: to.firstName });
    return { sentTo: to.firstName };
  });
}
