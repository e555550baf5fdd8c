import type { conversationRoutes } from '@ascendant/contract/conversation';
import type { RouteReply } from '@ascendant/contract/route';
import {
  conversationsPerPage,
  messagesPerPage,
  otherSide,
  secondsUntilMail,
  type ConversationSide,
} from '@ascendant/domain/conversation/conversation';
import type { ConversationMessageRow } from '../../../db/schema/conversations';
import type { Caller } from '../../access/caller';
import { inTransaction, type BeforeCommit, type Database, type Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { addJob } from '../../jobs/add-job.repository';
import { canSend, idOf, sideOf } from './conversation-sides';
import { presentConversation, presentMessage } from './conversations.presenter';
import * as repository from './conversations.repository';
import type { FoundConversation } from './conversations.repository';
import * as messages from './messages.repository';

/** The caller's conversations, the latest first. */
export async function conversationsOf(
  db: Database,
  { userId }: Caller,
  before: number | undefined,
): Promise<RouteReply<typeof conversationRoutes.listConversations>> {
  const limit = conversationsPerPage;
  const rows = await repository.findConversationsOf(db, userId, { before: before ?? null, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  return {
    conversations: shown.map((found) => ({
      ...presentConversation(found, sideOf(found, userId) ?? 'traveller'),
      last: presentMessage(found.last),
    })),
    next: rows.length > limit ? (shown.at(-1)?.last.id ?? null) : null,
  };
}

interface Page {
  readonly id: number;
  readonly before: number | undefined;
}

/** One of the caller's conversations with its newest messages, or those before one of them. @throws AppError not_found */
export async function conversationOf(
  db: Database,
  caller: Caller,
  { id, before }: Page,
): Promise<RouteReply<typeof conversationRoutes.getConversation>> {
  const { found, side } = await own(db, caller, id);
  const limit = messagesPerPage;
  const rows = await messages.findMessages(db, id, { before: before ?? null, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  return {
    ...presentConversation(found, side),
    messages: shown.toReversed().map(presentMessage),
    earlier: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** @throws AppError not_found for anyone but its two people, admins too */
export async function own(
  db: Database | Transaction,
  { userId }: Caller,
  id: number,
): Promise<{ readonly found: FoundConversation; readonly side: ConversationSide }> {
  const found = await repository.findConversation(db, id);
  const side = found === null ? null : sideOf(found, userId);
  if (found === null || side === null) throw new AppError('not_found');
  return { found, side };
}

interface FirstMessage {
  readonly eventId: number;
  readonly text: string;
}

/**
 * Writes to the host of an event: in the conversation that there is, or in a new one.
 * @throws AppError not_found, own_event, conversation_closed
 */
export async function startConversation(
  db: Database,
  { userId }: Caller,
  { eventId, text }: FirstMessage,
  beforeCommit: BeforeCommit<{ conversationId: number }>,
): Promise<{ conversationId: number }> {
  return inTransaction(db, async (tx) => {
    if (!(await repository.canAskAbout(tx, eventId, userId))) throw new AppError('not_found');
    const hostId = await repository.findHostId(tx, eventId);
    if (hostId === null) throw new AppError('conversation_closed');
    if (hostId === userId) throw new AppError('own_event');
    const conversationId = await repository.beginConversation(tx, { eventId, travellerId: userId, hostId });
    await send(tx, { conversationId, sender: 'traveller', text });
    await beforeCommit(tx, { conversationId });
    return { conversationId };
  });
}

/** Writes in one of the caller's conversations. @throws AppError not_found, conversation_closed */
export async function sendMessage(
  db: Database,
  caller: Caller,
  { conversationId, text }: Pick<ConversationMessageRow, 'conversationId' | 'text'>,
  beforeCommit: BeforeCommit<RouteReply<typeof conversationRoutes.sendInConversation>>,
): Promise<RouteReply<typeof conversationRoutes.sendInConversation>> {
  return inTransaction(db, async (tx) => {
    const { side } = await own(tx, caller, conversationId);
    const sent = presentMessage(await send(tx, { conversationId, sender: side, text }));
    await beforeCommit(tx, sent);
    return sent;
  });
}

/** Under the conversation's lock, so that a block or an email counts before the message or after it. */
async function send(
  tx: Transaction,
  message: Pick<ConversationMessageRow, 'conversationId' | 'sender' | 'text'>,
): Promise<ConversationMessageRow> {
  const { conversationId, sender } = message;
  await repository.lockConversation(tx, conversationId);
  const found = await repository.findConversation(tx, conversationId);
  if (found === null) throw new AppError('not_found');
  if (!canSend(found, sender)) throw new AppError('conversation_closed');
  const row = await messages.insertMessage(tx, message);
  await planMail(tx, found, otherSide(sender));
  return row;
}

/** Plans the email about what's new for one side. There's one plan at a time, so several messages make one email. */
export async function planMail(
  tx: Transaction,
  { conversation }: FoundConversation,
  to: ConversationSide,
): Promise<void> {
  const lastMailedAt = to === 'host' ? conversation.hostMailedAt : conversation.travellerMailedAt;
  const afterSeconds = secondsUntilMail(lastMailedAt, await repository.clockOf(tx));
  const key = `tell_of_messages:${conversation.id}:${to}`;
  await addJob(tx, 'tell_of_messages', { conversationId: conversation.id, to }, { key, afterSeconds });
}

/** Marks the messages of one of the caller's conversations as read. @throws AppError not_found */
export async function markRead(
  db: Database,
  caller: Caller,
  { id, upTo }: { readonly id: number; readonly upTo: number },
): Promise<void> {
  const { side } = await own(db, caller, id);
  await messages.markRead(db, id, { side, upTo });
}

/** Blocks the other of one of the caller's conversations, or unblocks them. @throws AppError not_found */
export async function setBlock(
  db: Database,
  caller: Caller,
  { id, isBlocked }: { readonly id: number; readonly isBlocked: boolean },
): Promise<void> {
  const { found, side } = await own(db, caller, id);
  const block = { blockerId: caller.userId, blockedId: idOf(found, otherSide(side)) };
  await inTransaction(db, async (tx) => {
    await repository.lockConversation(tx, id);
    await repository.setBlock(tx, block, isBlocked);
  });
}
