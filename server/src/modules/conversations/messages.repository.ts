import type { ConversationSide } from '@ascendant/domain/conversation/conversation';
import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { conversationMessages, conversations, type ConversationMessageRow } from '../../../db/schema/conversations';
import type { Queryable, Transaction } from '../../database/database';

/** Messages of a conversation, the newest first. @param before only those before this one */
export async function findMessages(
  db: Queryable,
  conversationId: number,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<ConversationMessageRow[]> {
  return db
    .select()
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.conversationId, conversationId),
        before === null ? undefined : lt(conversationMessages.id, before),
      ),
    )
    .orderBy(desc(conversationMessages.id))
    .limit(limit);
}

/** Messages of one side after one of them, in their order. */
export async function findMessagesAfter(
  tx: Queryable,
  conversationId: number,
  { sender, after }: { readonly sender: ConversationSide; readonly after: number },
): Promise<ConversationMessageRow[]> {
  return tx
    .select()
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.conversationId, conversationId),
        eq(conversationMessages.sender, sender),
        gt(conversationMessages.id, after),
      ),
    )
    .orderBy(asc(conversationMessages.id));
}

/** Adds a message; its sender has read everything up to it. The conversation is locked. */
export async function insertMessage(
  tx: Transaction,
  message: Pick<ConversationMessageRow, 'conversationId' | 'sender' | 'text'>,
): Promise<ConversationMessageRow> {
  // The clock, not the transaction's start, which is before the wait for the lock.
  const [row] = await tx
    .insert(conversationMessages)
    .values({ ...message, createdAt: sql`clock_timestamp()` })
    .returning();
  if (!row) throw new RangeError('no message came back');
  await tx
    .update(conversations)
    .set({ lastMessageId: row.id, ...readBy(message.sender, row.id) })
    .where(eq(conversations.id, message.conversationId));
  return row;
}

const readBy = (side: ConversationSide, upTo: number) =>
  side === 'host' ? { hostReadId: upTo } : { travellerReadId: upTo };

/** Marks messages as read by one side. What's read stays read. */
export async function markRead(
  db: Queryable,
  id: number,
  { side, upTo }: { readonly side: ConversationSide; readonly upTo: number },
): Promise<void> {
  const column = side === 'host' ? conversations.hostReadId : conversations.travellerReadId;
  await db
    .update(conversations)
    .set(readBy(side, upTo))
    .where(and(eq(conversations.id, id), lt(column, upTo), sql`${upTo}::int <= ${conversations.lastMessageId}`));
}

/** Notes up to which message one side has been emailed, now. */
export async function markMailed(
  tx: Transaction,
  id: number,
  { side, upTo }: { readonly side: ConversationSide; readonly upTo: number },
): Promise<void> {
  const now = sql`clock_timestamp()`;
  await tx
    .update(conversations)
    .set(
      side === 'host' ? { hostMailedId: upTo, hostMailedAt: now } : { travellerMailedId: upTo, travellerMailedAt: now },
    )
    .where(eq(conversations.id, id));
}
