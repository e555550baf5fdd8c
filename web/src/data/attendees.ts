import type { Attendee } from '@ascendant/contract/attendee';
import type { MessageDraft } from '@ascendant/domain/event/message';
import { attendeesPageSize } from '@ascendant/domain/list-limits';
import { keepPreviousData } from '@tanstack/react-query';
import { call, type CallReply } from '../api/client';
import { fresh, readQuery } from './read-query';
import { writing } from './use-write';

export type { Attendee };
export type Attendees = CallReply<'listAttendees'>;

export interface AttendeesWanted {
  readonly eventId: number;
  readonly q: string;
  readonly ticket: 'valid' | 'checked_in' | undefined;
  readonly waiver: 'signed' | 'missing' | undefined;
  /** From 1. */
  readonly page: number;
}

/** A page of an event's attendees. Other people book and check in, so it's read again each time it's shown. */
export const attendeesQuery = ({ eventId, q, ticket, waiver, page }: AttendeesWanted) =>
  readQuery(
    'listAttendees',
    'GET /api/events/:id/attendees',
    {
      params: { id: eventId },
      query: { q, ticket, waiver, limit: attendeesPageSize, offset: (page - 1) * attendeesPageSize },
    },
    { ...fresh, placeholderData: keepPreviousData },
  );

export interface AttendeeMessage extends MessageDraft {
  readonly eventId: number;
  readonly ticketId: number;
}

/** Emails the person who booked a ticket. */
export const useMessageAttendee = writing({
  send: ({ eventId, ticketId, subject, text }: AttendeeMessage, idempotencyKey) =>
    call('POST /api/events/:id/attendees/:ticketId/message', {
      params: { id: eventId, ticketId },
      body: { subject, text },
      idempotencyKey,
    }),
  fact: 'attendee messaged',
});
