import { eq } from 'drizzle-orm';
import { conversationMessages, conversations, type ConversationRow } from '../../db/schema/conversations';
import type { Database } from '../../src/database/database';
import { buildEvent } from './events';
import { buildOrganizer } from './people';

interface ConversationOptions {
  readonly travellerId: number;
  readonly isReported?: boolean;
}

/** A conversation about an event of a new host, with one message of the traveller's. */
export async function buildConversation(
  db: Database,
  { travellerId, isReported = false }: ConversationOptions,
): Promise<ConversationRow> {
  const host = await buildOrganizer(db);
  const event = await buildEvent(db, { createdBy: host.id });
  const report = { reportedAt: new Date(), reportedBy: 'traveller', reportReason: 'Rude' } as const;
  const [row] = await db
    .insert(conversations)
    .values({ eventId: event.id, travellerId, hostId: host.id, ...(isReported ? report : {}) })
    .returning();
  if (!row) throw new RangeError('no conversation');
  const text = 'Is there parking?';
  const [message] = await db
    .insert(conversationMessages)
    .values({ conversationId: row.id, sender: 'traveller', text })
    .returning();
  const lastMessageId = message?.id ?? 0;
  await db.update(conversations).set({ lastMessageId }).where(eq(conversations.id, row.id));
  return { ...row, lastMessageId };
}
