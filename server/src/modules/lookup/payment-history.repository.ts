import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { disputes, type DisputeRow } from '../../../db/schema/disputes';
import {
  paymentAttempts,
  type PaymentAttemptRow,
  type PaymentRow,
  providerEvents,
  type ProviderEventRow,
} from '../../../db/schema/payments';
import { refunds, type RefundRow } from '../../../db/schema/refunds';
import { users } from '../../../db/schema/users';
import type { Queryable } from '../../database/database';

export async function findAttempts(db: Queryable, paymentId: number): Promise<PaymentAttemptRow[]> {
  return db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.paymentId, paymentId))
    .orderBy(asc(paymentAttempts.attemptedAt), asc(paymentAttempts.id));
}

/** A refund with the usernames of those who asked for it and closed it; null for the program, and once their accounts are gone. */
export interface RefundOfPayment extends RefundRow {
  readonly requester: string | null;
  readonly closer: string | null;
}

const closers = alias(users, 'closers');

export async function findRefunds(db: Queryable, paymentId: number): Promise<RefundOfPayment[]> {
  return db
    .select({ ...getTableColumns(refunds), requester: users.username, closer: closers.username })
    .from(refunds)
    .leftJoin(users, eq(users.id, refunds.requestedBy))
    .leftJoin(closers, eq(closers.id, refunds.closedBy))
    .where(eq(refunds.paymentId, paymentId))
    .orderBy(asc(refunds.number));
}

/** A dispute with the usernames of the admins who sent evidence and who decided about the booking. */
export interface DisputeOfPayment extends DisputeRow {
  readonly decider: string | null;
  readonly evidenceSender: string | null;
}

const senders = alias(users, 'senders');

export async function findDisputes(db: Queryable, paymentId: number): Promise<DisputeOfPayment[]> {
  return db
    .select({ ...getTableColumns(disputes), decider: users.username, evidenceSender: senders.username })
    .from(disputes)
    .leftJoin(users, eq(users.id, disputes.decidedBy))
    .leftJoin(senders, eq(senders.id, disputes.evidenceAskedBy))
    .where(eq(disputes.paymentId, paymentId))
    .orderBy(asc(disputes.openedAt), asc(disputes.id));
}

export type NoticeOfPayment = Pick<ProviderEventRow, 'type' | 'occurredAt' | 'receivedAt'>;

/** What the provider sent us about a payment's intent, the oldest first. */
export async function findNotices(
  db: Queryable,
  { provider, intentId }: Pick<PaymentRow, 'provider' | 'intentId'>,
  limit: number,
): Promise<NoticeOfPayment[]> {
  if (intentId === null) return [];
  const { type, occurredAt, receivedAt } = providerEvents;
  return db
    .select({ type, occurredAt, receivedAt })
    .from(providerEvents)
    .where(and(eq(providerEvents.objectId, intentId), eq(providerEvents.provider, provider)))
    .orderBy(asc(occurredAt), asc(receivedAt))
    .limit(limit);
}
