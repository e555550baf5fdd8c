import type { EventMessage } from '@ascendant/contract/event-message';
import type { MessageDraft } from '@ascendant/domain/event/message';
import { call, type CallReply } from '../api/client';
import { fresh, readQuery } from './read-query';
import { writing } from './use-write';

export type { EventMessage };
export type EventMessages = CallReply<'listEventMessages'>;

/** What was sent to an event's attendees, and who a new message would reach. Others book, so it's read again each time it's shown. */
export const eventMessagesQuery = (eventId: number) =>
  readQuery('listEventMessages', 'GET /api/events/:id/messages', { params: { id: eventId } }, fresh);

export interface OutgoingMessage extends MessageDraft {
  readonly eventId: number;
}

/** Sends a message to everyone with a confirmed booking. A failure may mean that a colleague has just sent one. */
export const useSendMessage = writing({
  send: ({ eventId, subject, text }: OutgoingMessage, idempotencyKey) =>
    call('POST /api/events/:id/messages', { params: { id: eventId }, body: { subject, text }, idempotencyKey }),
  fact: 'message sent',
  factOfError: () => 'message sent',
});

/** Sends a message to oneself. */
export const useTestMessage = writing({
  send: ({ eventId, subject, text }: MessageDraft & { readonly eventId: number }) =>
    call('POST /api/events/:id/messages/test', { params: { id: eventId }, body: { subject, text } }),
  fact: 'test message sent',
});
