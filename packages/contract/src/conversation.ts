import {
  conversationSides,
  conversationTextMaxLength,
  conversationTextMissing,
  messageMailMinutes,
  reportReasonMaxLength,
  reportReasonMissing,
} from '@ascendant/domain/conversation/conversation';
import { longestReportList } from '@ascendant/domain/list-limits';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { id, idParams, idText, instant, paragraphs } from './wire';

/** Plain text: it's escaped wherever it's shown (rule WEB-08). */
export const conversationText = z.strictObject({
  text: paragraphs(conversationTextMaxLength, conversationTextMissing),
});
export const reportBody = z.strictObject({ reason: paragraphs(reportReasonMaxLength, reportReasonMissing) });

const side = z.enum(conversationSides);
const message = z.object({ id, sender: side, text: z.string(), sentAt: instant });

/** A conversation as one of its two people sees it. No one's address is in it. */
const conversation = z.object({
  id,
  event: z.object({ id, title: z.string() }),
  /** which of the two the caller is */
  side,
  /** a host's public name, a traveller's first name and initial */
  otherName: z.string(),
  /** messages of the other that the caller hasn't read */
  unread: z.int(),
  /** the caller has blocked the other */
  isBlocked: z.boolean(),
  /** neither has blocked the other, and the other can still sign in */
  canSend: z.boolean(),
  /** it's waiting for an admin */
  isReported: z.boolean(),
});

/** Items before this one, for the next page. */
const before = z.object({ before: idText.optional() });

export const conversationRoutes = nameRoutes({
  listConversations: defineRoute('GET /api/conversations', {
    summary: 'List your conversations with hosts and travellers, the latest first',
    query: before,
    reply: {
      200: z.object({
        conversations: z.array(conversation.extend({ last: message })),
        /** `before` for the next page: the id of a message; null on the last one */
        next: id.nullable(),
      }),
    },
  }),
  getConversation: defineRoute('GET /api/conversations/:id', {
    summary: 'Get one of your conversations with its newest messages, in the order they were sent',
    params: idParams,
    query: before,
    reply: {
      200: conversation.extend({
        messages: z.array(message),
        /** `before` for the earlier ones; null if there are none */
        earlier: id.nullable(),
      }),
    },
  }),
  startConversation: defineRoute('POST /api/events/:id/conversation', {
    summary: `Write to the host of a published event, or of one that you booked. They're emailed at most every ${messageMailMinutes} minutes, without your address`,
    takesKey: true,
    limit: 'startConversation',
    params: idParams,
    body: conversationText,
    reply: { 201: z.object({ conversationId: id }) },
  }),
  sendInConversation: defineRoute('POST /api/conversations/:id/messages', {
    summary: 'Write in one of your conversations',
    takesKey: true,
    limit: 'writeMessage',
    params: idParams,
    body: conversationText,
    reply: { 201: message },
  }),
  readConversation: defineRoute('PUT /api/conversations/:id/read', {
    summary: 'Mark the messages of a conversation as read, up to one of them',
    params: idParams,
    body: z.strictObject({ upTo: id }),
    reply: { 204: null },
  }),
  blockConversation: defineRoute('PUT /api/conversations/:id/block', {
    summary:
      'Block the other person of a conversation, or unblock them: neither can write to the other in any conversation',
    params: idParams,
    body: z.strictObject({ isBlocked: z.boolean() }),
    reply: { 204: null },
  }),
  reportConversation: defineRoute('POST /api/conversations/:id/report', {
    summary: 'Report a conversation to the admins, who can read it until they’ve dealt with it',
    limit: 'reportConversation',
    params: idParams,
    body: reportBody,
    reply: { 204: null },
  }),
  listReportedConversations: defineRoute('GET /api/admin/reported-conversations', {
    summary: `List reported conversations, those that have waited longest first; at most ${longestReportList}`,
    reply: {
      200: z.array(
        z.object({
          id,
          event: z.object({ id, title: z.string() }),
          travellerId: id,
          travellerName: z.string(),
          hostId: id,
          hostName: z.string(),
          reportedBy: side,
          reason: z.string(),
          reportedAt: instant,
        }),
      ),
    },
  }),
  getReportedConversation: defineRoute('GET /api/admin/reported-conversations/:id', {
    summary: 'Get the newest messages of a reported conversation, in the order they were sent. It’s in the audit log',
    params: idParams,
    reply: { 200: z.object({ messages: z.array(message) }) },
  }),
  closeConversationReport: defineRoute('POST /api/admin/reported-conversations/:id/close', {
    summary: 'Close the report of a conversation. Admins can’t read it any longer',
    params: idParams,
    reply: { 204: null },
  }),
});
