import type { CalendarDay } from '@ascendant/domain/calendar-day';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { discountCodes } from '../../../db/schema/discount-codes';
import type { Transaction } from '../../database/database';

export interface DiscountForSale {
  readonly id: number;
  readonly discountType: 'percentage' | 'fixed';
  /** Basis points, or cents. */
  readonly value: number;
  readonly usesLeft: number;
}

/**
 * Takes the code's row, second of all locks, if the code may be used for this event today.
 * @returns null for a code that is unknown, switched off, for another event, or outside its days
 */
export async function lockDiscount(
  tx: Transaction,
  code: string,
  { eventId, today }: { eventId: number; today: CalendarDay },
): Promise<DiscountForSale | null> {
  const isValid: SQL | undefined = and(
    eq(discountCodes.code, code),
    eq(discountCodes.eventId, eventId),
    eq(discountCodes.isActive, true),
    sql`coalesce(${discountCodes.validFrom} <= ${today}, true)`,
    sql`coalesce(${discountCodes.validUntil} >= ${today}, true)`,
  );
  const [row] = await tx
    .select({
      id: discountCodes.id,
      discountType: discountCodes.discountType,
      value: sql<number>`(${discountCodes.discountValue} * 100)::int`,
      usesLeft: sql<number>`${discountCodes.usageLimit} - ${discountCodes.usageCount} - ${discountCodes.usesHeld}`,
    })
    .from(discountCodes)
    .where(isValid)
    .for('no key update');
  return row ?? null;
}

/** Uses left of a code by its id, its row taken; 0 when it is gone. */
export async function lockDiscountUses(tx: Transaction, discountCodeId: number): Promise<number> {
  const [row] = await tx
    .select({
      left: sql<number>`${discountCodes.usageLimit} - ${discountCodes.usageCount} - ${discountCodes.usesHeld}`,
    })
    .from(discountCodes)
    .where(eq(discountCodes.id, discountCodeId))
    .for('no key update');
  return row?.left ?? 0;
}
