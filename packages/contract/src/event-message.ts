import {
  messageSubjectMaxLength,
  messageTextMaxLength,
  messageTextMissing,
  subjectMissing,
} from '@ascendant/domain/event/message';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { count, id, idParams, instant, line, paragraphs } from './wire';

/** What an organizer writes. Plain text: it's escaped wherever it's shown (rule WEB-08). */
export const messageBody = z.strictObject({
  subject: line(messageSubjectMaxLength, subjectMissing),
  text: paragraphs(messageTextMaxLength, messageTextMissing),
});

/** A message that was sent to everyone with a confirmed booking. */
export const eventMessage = z.object({
  id,
  subject: z.string(),
  text: z.string(),
  sentAt: instant,
  /** null if their account is gone */
  sentBy: z.string().nullable(),
  /** emails, one per person who booked */
  recipients: count,
  /** accepted by the recipient's mail server, or ours */
  delivered: count,
  /** given up after every attempt; the rest are on their way */
  failed: count,
});
export type EventMessage = z.infer<typeof eventMessage>;

export const eventMessageRoutes = nameRoutes({
  listEventMessages: defineRoute('GET /api/events/:id/messages', {
    summary:
      'List the messages sent to the attendees of one of your events, newest first, and how many people a new one would reach',
    params: idParams,
    reply: {
      200: z.object({
        event: z.object({ id, title: z.string() }),
        /** people with a confirmed booking: each gets one email */
        recipients: count,
        /** what the inserts stand for, besides the recipient's first name */
        facts: z.object({
          eventTitle: z.string(),
          eventDate: z.string(),
          location: z.string(),
          ticketsUrl: z.string(),
        }),
        /** the caller's own address, where answers would go */
        replyTo: z.string(),
        /** when the next message can be sent; null for now */
        nextAt: instant.nullable(),
        /** the newest hundred */
        messages: z.array(eventMessage),
      }),
    },
  }),
  sendEventMessage: defineRoute('POST /api/events/:id/messages', {
    summary: 'Send a message to everyone with a confirmed booking; at most two per event in 24 hours',
    takesKey: true,
    params: idParams,
    body: messageBody,
    reply: { 202: z.object({ id, recipients: count }) },
  }),
  testEventMessage: defineRoute('POST /api/events/:id/messages/test', {
    summary: 'Send yourself a test of a message to attendees',
    limit: 'testMessage',
    params: idParams,
    body: messageBody,
    reply: { 202: z.object({ sentTo: z.string() }) },
  }),
});
