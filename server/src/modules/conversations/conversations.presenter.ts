import type { conversationRoutes } from '@ascendant/contract/conversation';
import type { RouteReply } from '@ascendant/contract/route';
import { otherSide, type ConversationSide } from '@ascendant/domain/conversation/conversation';
import type { ConversationMessageRow } from '../../../db/schema/conversations';
import { canSend, hasBlocked, nameOf, unreadBy } from './conversation-sides';
import type { FoundConversation } from './conversations.repository';

type Reported = RouteReply<typeof conversationRoutes.listReportedConversations>[number];
type Message = RouteReply<typeof conversationRoutes.sendInConversation>;

export function presentConversation(found: FoundConversation, side: ConversationSide) {
  const { conversation, eventTitle } = found;
  return {
    id: conversation.id,
    event: { id: conversation.eventId, title: eventTitle },
    side,
    otherName: nameOf(found, otherSide(side)),
    unread: unreadBy(found, side),
    isBlocked: hasBlocked(found, side),
    canSend: canSend(found, side),
    isReported: conversation.reportedAt !== null,
  };
}

export function presentMessage({ id, sender, text, createdAt }: ConversationMessageRow): Message {
  return { id, sender, text, sentAt: createdAt.toISOString() };
}

export function presentReported(found: FoundConversation): Reported {
  const { id, eventId, travellerId, hostId, reportedBy, reportReason, reportedAt } = found.conversation;
  return {
    id,
    event: { id: eventId, title: found.eventTitle },
    travellerId,
    travellerName: nameOf(found, 'traveller'),
    hostId,
    hostName: nameOf(found, 'host'),
    reportedBy: reportedBy ?? 'traveller',
    reason: reportReason ?? '',
    reportedAt: (reportedAt ?? found.conversation.createdAt).toISOString(),
  };
}
