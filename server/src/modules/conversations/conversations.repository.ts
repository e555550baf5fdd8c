import type { ConversationSide } from '@ascendant/domain/conversation/conversation';
import { and, asc, desc, eq, lt, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { bookings } from '../../../db/schema/bookings';
import {
  conversationBlocks,
  conversationMessages,
  conversations,
  type ConversationMessageRow,
  type ConversationRow,
} from '../../../db/schema/conversations';
import { events } from '../../../db/schema/events';
import { users } from '../../../db/schema/users';
import type { Queryable, Transaction } from '../../database/database';
import { isOpenTo } from '../../database/listed-events';
import type { RowOf } from '../../database/row-of';

const traveller = alias(users, 'traveller');
const host = alias(users, 'host');

const isBlockedBy = (blocker: SQL | number, blocked: SQL | number) =>
  sql<boolean>`exists (select from ${conversationBlocks}
    where ${conversationBlocks.blockerId} = ${blocker} and ${conversationBlocks.blockedId} = ${blocked})`;

const people = {
  conversation: conversations,
  eventTitle: events.title,
  travellerFirstName: traveller.firstName,
  travellerLastName: traveller.lastName,
  hostName: sql<string>`coalesce(${host.displayName}, nullif(concat_ws(' ', ${host.firstName}, ${host.lastName}), ''), '')`,
  isTravellerDisabled: traveller.disabled,
  isHostDisabled: host.disabled,
  hasTravellerBlocked: isBlockedBy(sql`${conversations.travellerId}`, sql`${conversations.hostId}`),
  hasHostBlocked: isBlockedBy(sql`${conversations.hostId}`, sql`${conversations.travellerId}`),
  /** Messages that each hasn't read. */
  unreadByTraveller: unread('host', sql`${conversations.travellerReadId}`),
  unreadByHost: unread('traveller', sql`${conversations.hostReadId}`),
};

/** A conversation with its people, as either of them or an admin sees it. */
export type FoundConversation = RowOf<typeof people>;

function unread(sender: ConversationSide, readId: SQL) {
  return sql<number>`(select count(*)::int from ${conversationMessages}
    where ${conversationMessages.conversationId} = ${conversations.id} and ${conversationMessages.sender} = ${sender}
      and ${conversationMessages.id} > ${readId})`;
}

function selectConversations(db: Queryable) {
  return db
    .select(people)
    .from(conversations)
    .innerJoin(events, eq(events.id, conversations.eventId))
    .innerJoin(traveller, eq(traveller.id, conversations.travellerId))
    .innerJoin(host, eq(host.id, conversations.hostId));
}

export interface ListedConversation extends FoundConversation {
  readonly last: ConversationMessageRow;
}

/** A person's conversations with something in them, the latest first. @param before only those whose last message is older than this one */
export async function findConversationsOf(
  db: Queryable,
  userId: number,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<ListedConversation[]> {
  const isTheirs = or(eq(conversations.travellerId, userId), eq(conversations.hostId, userId));
  return db
    .select({ ...people, last: conversationMessages })
    .from(conversations)
    .innerJoin(events, eq(events.id, conversations.eventId))
    .innerJoin(traveller, eq(traveller.id, conversations.travellerId))
    .innerJoin(host, eq(host.id, conversations.hostId))
    .innerJoin(conversationMessages, eq(conversationMessages.id, conversations.lastMessageId))
    .where(and(isTheirs, before === null ? undefined : lt(conversations.lastMessageId, before)))
    .orderBy(desc(conversations.lastMessageId))
    .limit(limit);
}

export async function findConversation(db: Queryable, id: number): Promise<FoundConversation | null> {
  const [row] = await selectConversations(db).where(eq(conversations.id, id));
  return row ?? null;
}

/** Reported conversations, those that have waited longest first. */
export async function findReported(db: Queryable, limit: number): Promise<FoundConversation[]> {
  return selectConversations(db)
    .where(sql`${conversations.reportedAt} is not null`)
    .orderBy(asc(conversations.reportedAt), asc(conversations.id))
    .limit(limit);
}

/** Locks a conversation until the end of the transaction. @returns false if it's gone */
export async function lockConversation(tx: Transaction, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.id, id))
    .for('update');
  return rows.length > 0;
}

/** The host of an event, if they can be written to; null otherwise. */
export async function findHostId(tx: Queryable, eventId: number): Promise<number | null> {
  const [row] = await tx
    .select({ id: users.id })
    .from(events)
    .innerJoin(users, eq(users.id, events.organizerId))
    .where(and(eq(events.id, eventId), eq(users.disabled, false)));
  return row?.id ?? null;
}

/** Whether an event is published, or the person has or had a confirmed booking of it. */
export async function canAskAbout(tx: Queryable, eventId: number, userId: number): Promise<boolean> {
  const { rows } = await tx.execute<{
    can: boolean;
  }>(sql`select exists (select from ${events} where ${events.id} = ${eventId}
    and ((${events.status} = 'published' and ${isOpenTo(sql`${userId}::int`)}) or exists (select from ${bookings} where ${bookings.eventId} = ${events.id}
      and ${bookings.userId} = ${userId} and ${bookings.confirmedAt} is not null))) as can`);
  return rows[0]?.can ?? false;
}

/** The one conversation of a traveller with a host about an event; it's begun if there's none. @returns its id */
export async function beginConversation(
  tx: Transaction,
  people: Pick<ConversationRow, 'eventId' | 'travellerId' | 'hostId'>,
): Promise<number> {
  const { eventId, travellerId, hostId } = conversations;
  const [row] = await tx
    .insert(conversations)
    .values(people)
    .onConflictDoUpdate({ target: [eventId, travellerId, hostId], set: { eventId: people.eventId } })
    .returning({ id: conversations.id });
  if (!row) throw new RangeError('no conversation came back');
  return row.id;
}

/** The time now, by the database's clock (rule PAY-18). */
export async function clockOf(tx: Queryable): Promise<Date> {
  const { rows } = await tx.execute<{ now: string }>(sql`select to_json(clock_timestamp()) #>> '{}' as now`);
  return new Date(rows[0]?.now ?? Number.NaN);
}

export async function setBlock(
  db: Queryable,
  block: { readonly blockerId: number; readonly blockedId: number },
  isBlocked: boolean,
): Promise<void> {
  if (isBlocked) await db.insert(conversationBlocks).values(block).onConflictDoNothing();
  else
    await db
      .delete(conversationBlocks)
      .where(and(eq(conversationBlocks.blockerId, block.blockerId), eq(conversationBlocks.blockedId, block.blockedId)));
}

/** @returns false if it's reported already */
export async function setReport(
  tx: Transaction,
  id: number,
  report: { readonly by: ConversationSide; readonly reason: string },
): Promise<boolean> {
  const rows = await tx
    .update(conversations)
    .set({ reportedAt: sql`now()`, reportedBy: report.by, reportReason: report.reason })
    .where(and(eq(conversations.id, id), sql`${conversations.reportedAt} is null`))
    .returning({ id: conversations.id });
  return rows.length > 0;
}

/** @returns false if it isn't reported */
export async function clearReport(tx: Transaction, id: number): Promise<boolean> {
  const rows = await tx
    .update(conversations)
    .set({ reportedAt: null, reportedBy: null, reportReason: null })
    .where(and(eq(conversations.id, id), sql`${conversations.reportedAt} is not null`))
    .returning({ id: conversations.id });
  return rows.length > 0;
}

/** Whom an email about a message goes to. @returns null if their account is gone or disabled */
export async function findAddress(
  tx: Queryable,
  userId: number,
): Promise<{ readonly email: string; readonly firstName: string } | null> {
  const [row] = await tx
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.disabled, false)));
  return row ?? null;
}
