import { and, asc, eq, sql } from 'drizzle-orm';
import { accountingDocuments } from '../../../../db/schema/accounting-documents';
import type { BookingRow } from '../../../../db/schema/bookings';
import { conversationMessages, conversations } from '../../../../db/schema/conversations';
import { refunds, type RefundRow } from '../../../../db/schema/refunds';
import { waiverSignatures, waivers } from '../../../../db/schema/waivers';
import type { Queryable } from '../../../database/database';

/** The receipts and credit notes of a booking, the earliest first. */
export async function findDocumentsOf(db: Queryable, bookingId: number) {
  const { kind, number, totalCents, issuedAt } = accountingDocuments;
  return db
    .select({ kind, number, totalCents, issuedAt })
    .from(accountingDocuments)
    .where(eq(accountingDocuments.bookingId, bookingId))
    .orderBy(asc(accountingDocuments.id));
}
export type IssuedDocument = Awaited<ReturnType<typeof findDocumentsOf>>[number];

/** The refunds of a payment, the earliest first. */
export async function findRefundsOf(db: Queryable, paymentId: number): Promise<readonly RefundRow[]> {
  return db.select().from(refunds).where(eq(refunds.paymentId, paymentId)).orderBy(asc(refunds.number));
}

/** The waivers that the people of a booking have signed. */
export async function findSignaturesOf(db: Queryable, bookingId: number) {
  const { attendeeName, signedName, signedAt, isGuardian } = waiverSignatures;
  return db
    .select({ title: waivers.title, version: waivers.version, attendeeName, signedName, signedAt, isGuardian })
    .from(waiverSignatures)
    .innerJoin(waivers, eq(waivers.id, waiverSignatures.waiverId))
    .where(eq(waiverSignatures.bookingId, bookingId))
    .orderBy(asc(signedAt), asc(waiverSignatures.id));
}
export type SignedWaiver = Awaited<ReturnType<typeof findSignaturesOf>>[number];

/** How many messages a traveller and the host of an event wrote to each other, and when; not what they say. */
export async function countMessages(db: Queryable, { eventId, userId }: Pick<BookingRow, 'eventId' | 'userId'>) {
  if (userId === null) return [];
  const at = conversationMessages.createdAt;
  return db
    .select({
      sender: conversationMessages.sender,
      count: sql<number>`count(*)::int`,
      first: sql<Date>`min(${at})`.mapWith(at),
      last: sql<Date>`max(${at})`.mapWith(at),
    })
    .from(conversationMessages)
    .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId))
    .where(and(eq(conversations.eventId, eventId), eq(conversations.travellerId, userId)))
    .groupBy(conversationMessages.sender)
    .orderBy(conversationMessages.sender);
}
export type CountedMessages = Awaited<ReturnType<typeof countMessages>>[number];
