import type { EventMessage } from '@ascendant/contract/event-message';
import type { MessageDraft } from '@ascendant/domain/event/message';
import { queryOptions } from '@tanstack/react-query';
import { call, type CallReply, queryKey } from '../api/client';
import { useWrite } from './use-write';

export type { EventMessage };
export type EventMessages = CallReply<'listEventMessages'>;

/** What was sent to an event's attendees, and who a new message would reach. Others book, so it's read again each time it's shown. */
export function eventMessagesQuery(eventId: number) {
  return queryOptions({
    queryKey: queryKey('listEventMessages', eventId),
    queryFn: ({ signal }) => call('GET /api/events/:id/messages', { params: { id: eventId }, signal }),
    staleTime: 0,
  });
}

export interface OutgoingMessage extends MessageDraft {
  readonly eventId: number;
}

/** Sends a message to everyone with a confirmed booking. A failure may mean that a colleague has just sent one. */
export function useSendMessage() {
  return useWrite({
    send: ({ eventId, subject, text }: OutgoingMessage, idempotencyKey) =>
      call('POST /api/events/:id/messages', { params: { id: eventId }, body: { subject, text }, idempotencyKey }),
    fact: 'message sent',
    factOfError: () => 'message sent',
  });
}

/** Sends a message to oneself. */
export function useTestMessage() {
  return useWrite({
    send: ({ eventId, subject, text }: MessageDraft & { readonly eventId: number }) =>
      call('POST /api/events/:id/messages/test', { params: { id: eventId }, body: { subject, text } }),
    fact: 'test message sent',
  });
}
