import { eq, or, sql } from 'drizzle-orm';
import {
  conversationBlocks,
  conversationMessages,
  conversations,
  eventMessages,
} from '../../../db/schema/conversations';
import { messageStops } from '../../../db/schema/mails';
import type { PersonalTable } from './personal-table.repository';

/** The tables with rows about what a person and the hosts of events write to each other. */
export const messageTables: readonly PersonalTable[] = [
  {
    table: messageStops,
    title: 'Organizers whose messages you’ve stopped',
    about: ({ userId }) => eq(messageStops.userId, userId),
  },
  {
    table: eventMessages,
    title: 'Messages you sent to attendees',
    about: ({ userId }) => eq(eventMessages.senderId, userId),
  },
  {
    table: conversations,
    title: 'Conversations about events',
    about: ({ userId }) => or(eq(conversations.travellerId, userId), eq(conversations.hostId, userId)),
    withheld: {
      travellerId: "your own id, or someone else's",
      reportedBy: 'may be about someone else: who reported it',
      reportReason: 'may be about someone else: what they wrote to the admins',
      reportedAt: 'may be about someone else: when they reported it',
    },
  },
  {
    table: conversationMessages,
    title: 'Messages in those conversations',
    about: ({ userId }) => sql`${conversationMessages.conversationId} in
      (select id from conversations where traveller_id = ${userId} or host_id = ${userId})`,
  },
  {
    table: conversationBlocks,
    title: 'People you want no messages from',
    about: ({ userId }) => eq(conversationBlocks.blockerId, userId),
  },
];
