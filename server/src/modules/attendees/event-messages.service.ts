import type { eventMessageRoutes, EventMessage } from '@ascendant/contract/event-message';
import type { RouteReply } from '@ascendant/contract/route';
import { messageLimitText, nextMessageAt, type MessageDraft } from '@ascendant/domain/event/message';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type BeforeCommit, type Database, type Queryable } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { addJob } from '../../jobs/add-job.repository';
import { queueMail } from '../../mail/mail-queue.repository';
import { events } from '../events/events.module';
import { factsOf, messageMail } from './event-message-mail';
import * as repository from './event-messages.repository';
import type { SentMessage } from './event-messages.repository';

/** What messages need besides the database. */
export interface MessageDeps {
  readonly db: Database;
  /** The site's address, for links. */
  readonly site: string;
  /** The operator's, if one is set. */
  readonly postalAddress: string | undefined;
}

export interface MessageOrder extends MessageDraft {
  readonly eventId: number;
  readonly requestId: string;
}

/**
 * The messages of an event and who a new one would reach, for its organizer and for admins.
 * @throws AppError not_found for anyone else
 */
export async function messagesOfEvent(
  { db, site }: MessageDeps,
  caller: Caller,
  eventId: number,
): Promise<RouteReply<typeof eventMessageRoutes.listEventMessages>> {
  const event = await events.eventWithBookings(db, eventId, caller);
  const [recipients, recent, sent, own] = await Promise.all([
    repository.countBookers(db, eventId),
    repository.recentMessages(db, eventId),
    repository.findSentMessages(db, eventId),
    ownAddress(db, caller),
  ]);
  return {
    event: { id: event.id, title: event.title },
    recipients,
    facts: factsOf(event, site),
    replyTo: own.email,
    nextAt: nextMessageAt(recent.sentAt, recent.now)?.toISOString() ?? null,
    messages: sent.map(presentMessage),
  };
}

export interface AcceptedMessage {
  readonly id: number;
  readonly recipients: number;
}

/**
 * Sends a message to everyone with a confirmed booking: notes it under the event's lock, so that two at once don't pass the limit, and
 * queues the job that writes the emails after the commit.
 * @throws AppError not_found, no_recipients, message_limit (with the time to wait)
 * Source: docs/rules/events.md, "Messages to attendees"; rule ERR-06.
 */
export async function sendMessage(
  db: Database,
  actor: Caller,
  { eventId, requestId, ...draft }: MessageOrder,
  beforeCommit: BeforeCommit<AcceptedMessage>,
): Promise<AcceptedMessage> {
  return inTransaction(db, async (tx) => {
    await events.lockEventWithBookings(tx, eventId, actor);
    await requireRoomToday(tx, eventId);
    const recipients = await repository.countBookers(tx, eventId);
    if (recipients === 0) throw new AppError('no_recipients');
    const id = await repository.insertMessage(tx, { eventId, senderId: actor.userId, recipients, ...draft });
    await addJob(tx, 'send_event_message', { messageId: id });
    await recordAudit(tx, {
      actor,
      action: 'event.message_sent',
      target: { type: 'event', id: eventId },
      changes: { recipients: { before: null, after: recipients } },
      requestId,
    });
    await beforeCommit(tx, { id, recipients });
    return { id, recipients };
  });
}

async function requireRoomToday(tx: Queryable, eventId: number): Promise<void> {
  const { now, sentAt } = await repository.recentMessages(tx, eventId);
  const nextAt = nextMessageAt(sentAt, now);
  if (nextAt === null) return;
  throw new AppError('message_limit', {
    message: messageLimitText(nextAt, now),
    retryAfterSeconds: (nextAt.getTime() - now.getTime()) / 1000,
    details: { nextAt: nextAt.toISOString() },
  });
}

/** Emails a message to its author only. @returns their address */
export async function sendTestMessage(
  { db, ...sender }: MessageDeps,
  caller: Caller,
  { eventId, subject, text }: MessageDraft & { readonly eventId: number },
): Promise<string> {
  const event = await events.eventWithBookings(db, eventId, caller);
  const own = await ownAddress(db, caller);
  const to = { userId: caller.userId, ...own };
  const draft = { subject, text };
  await queueMail(
    db,
    messageMail({ draft, facts: factsOf(event, sender.site), to, replyTo: own.email, isTest: true, sender }),
  );
  return own.email;
}

export async function ownAddress(db: Queryable, { userId }: Caller): Promise<{ email: string; firstName: string }> {
  const own = await repository.findOwnAddress(db, userId);
  if (own === null) throw new AppError('not_found');
  return own;
}

function presentMessage({ message, sentBy, delivered, failed }: SentMessage): EventMessage {
  const { id, subject, body, recipients, createdAt } = message;
  return { id, subject, text: body, sentAt: createdAt.toISOString(), sentBy, recipients, delivered, failed };
}
