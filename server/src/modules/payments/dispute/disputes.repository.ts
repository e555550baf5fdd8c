import { withholdingStatuses } from '@ascendant/domain/payment/disputes';
import type { PaymentProviderName } from '@ascendant/domain/payment/payment-fields';
import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { bookings, type BookingRow } from '../../../../db/schema/bookings';
import { disputes, type DisputeRow } from '../../../../db/schema/disputes';
import { payments, type PaymentRow } from '../../../../db/schema/payments';
import { users } from '../../../../db/schema/users';
import type { ProviderDispute } from '../../../adapters/payments/payment-provider';
import type { Queryable, Transaction } from '../../../database/database';
import { knownAs } from '../../../database/paid-rows';

/** Locks our record of a dispute. @returns null if we don't know it yet */
export async function lockDispute(tx: Transaction, providerDisputeId: string): Promise<DisputeRow | null> {
  const [row] = await tx
    .select()
    .from(disputes)
    .where(eq(disputes.providerDisputeId, providerDisputeId))
    .for('no key update');
  return row ?? null;
}

/** @returns null if there's no such dispute */
export async function findDispute(db: Queryable, id: number): Promise<DisputeRow | null> {
  const [row] = await db.select().from(disputes).where(eq(disputes.id, id));
  return row ?? null;
}

export async function lockDisputeById(tx: Transaction, id: number): Promise<DisputeRow | null> {
  const [row] = await tx.select().from(disputes).where(eq(disputes.id, id)).for('no key update');
  return row ?? null;
}

/** Stores how a dispute stands at the provider. What it means for the payment follows by a trigger. */
export async function storeDispute(
  tx: Transaction,
  payment: Pick<PaymentRow, 'id' | 'amountCents' | 'currency'>,
  { id, status, reason, amount, currency, evidenceDueAt, openedAt }: ProviderDispute,
): Promise<DisputeRow> {
  const isOver = status === 'won' || status === 'lost' || status === 'closed';
  const now = {
    status,
    // A bank can name another currency than was charged: then it's about the whole payment.
    amountCents: currency === payment.currency ? amount : payment.amountCents,
    evidenceDueAt,
    closedAt: isOver ? sql`coalesce(${disputes.closedAt}, now())` : null,
  };
  const [row] = await tx
    .insert(disputes)
    .values({
      paymentId: payment.id,
      providerDisputeId: id,
      reason,
      currency: payment.currency,
      openedAt,
      ...now,
      closedAt: isOver ? sql`now()` : null,
    })
    .onConflictDoUpdate({ target: disputes.providerDisputeId, set: now })
    .returning();
  if (!row) throw new RangeError('no dispute row came back');
  return row;
}

/** What an admin decides after a dispute was lost. */
export interface Decided extends Required<Pick<DisputeRow, 'id'>> {
  readonly decision: NonNullable<DisputeRow['decision']>;
  readonly userId: number;
  readonly note: string;
}

export async function markDecided(tx: Transaction, { id, decision, userId, note }: Decided): Promise<void> {
  await tx
    .update(disputes)
    .set({ decision, decidedAt: sql`now()`, decidedBy: userId, decisionNote: note === '' ? null : note })
    .where(eq(disputes.id, id));
}

const isOpen = inArray(disputes.status, ['inquiry', ...withholdingStatuses]);

/** Payments with a dispute that we know to be open: the provider is asked how each stands. */
export async function findDisputedPayments(db: Queryable, provider: PaymentProviderName): Promise<PaymentRow[]> {
  const open = db.select({ id: disputes.paymentId }).from(disputes).where(isOpen);
  return db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.provider, provider),
        isNotNull(payments.intentId),
        or(inArray(payments.id, open), eq(payments.disputed, true)),
      ),
    );
}

/** A dispute as admins see it. */
export interface ListedDispute {
  readonly dispute: DisputeRow;
  readonly booking: Pick<BookingRow, 'id' | 'status' | 'paymentStatus' | 'totalCents'>;
  /** The admin who decided about the booking; null if no one has, or their account is gone. */
  readonly decidedBy: string | null;
}

/** Disputes: those that are open or need a decision first, the earliest deadline first; then the rest, the latest first. */
export async function findDisputes(db: Queryable, limit: number): Promise<ListedDispute[]> {
  const needsSomeone = sql`(${isOpen} or (${disputes.status} = 'lost' and ${disputes.decision} is null and ${bookings.status} = 'confirmed'))`;
  return db
    .select({
      dispute: disputes,
      booking: {
        id: knownAs(bookings.id),
        status: bookings.status,
        paymentStatus: bookings.paymentStatus,
        totalCents: bookings.totalCents,
      },
      decidedBy: users.username,
    })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(users, eq(users.id, disputes.decidedBy))
    .orderBy(
      desc(needsSomeone),
      sql`case when ${needsSomeone} then ${disputes.evidenceDueAt} end nulls last`,
      desc(disputes.openedAt),
      desc(disputes.id),
    )
    .limit(limit);
}
