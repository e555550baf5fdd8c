import type { TierTerms } from '@ascendant/domain/event/form/tier-form';
import { eventSlug } from '@ascendant/domain/event/slug';
import { toDecimal } from '@ascendant/domain/money';
import type { TierType } from '@ascendant/domain/pricing/tier';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { bookings } from '../../../../db/schema/bookings';
import { eventPictures } from '../../../../db/schema/event-pictures';
import { events, type NewEventRow } from '../../../../db/schema/events';
import { pricingTiers } from '../../../../db/schema/pricing';
import type { Queryable, Transaction } from '../../../database/database';
import { localToday } from '../../../database/local-day';

/** A new event, a draft. */
export type NewEvent = Omit<NewEventRow, 'slug' | 'status'> & {
  readonly createdBy: number;
  readonly organizerId: number;
};

/** @returns its id */
export async function insertEvent(tx: Transaction, event: NewEvent): Promise<number> {
  const [row] = await tx
    .insert(events)
    .values({ ...event, slug: eventSlug(event.title), status: 'draft' })
    .returning({ id: events.id });
  if (!row) throw new RangeError('the event was not inserted');
  return row.id;
}

/** The columns an edit may change. */
export type EventChange = Partial<Omit<NewEventRow, 'id' | 'slug' | 'status' | 'version'>>;

/** Changes an event and counts the edit. */
export async function changeEvent(tx: Transaction, eventId: number, change: EventChange): Promise<void> {
  await changeEvents(tx, [eventId], change);
}

/** The same change of several events. */
export async function changeEvents(tx: Transaction, eventIds: readonly number[], change: EventChange): Promise<void> {
  const slug = change.title === undefined ? {} : { slug: eventSlug(change.title) };
  await tx
    .update(events)
    .set({ ...change, ...slug, version: sql`${events.version} + 1` })
    .where(sql`${events.id} = any(${sql.param([...eventIds])}::int[])`);
}

/** Sets or removes an event's photograph. That isn't an edit of the form, so the version stays. */
export async function setImage(tx: Transaction, eventId: number, imageUrl: string | null): Promise<void> {
  await tx.update(events).set({ imageUrl }).where(eq(events.id, eventId));
}

/** Writes an event's tiers: those it has already keep their rows, since bookings refer to them. */
export async function writeTiers(tx: Transaction, eventId: number, tiers: readonly TierTerms[]): Promise<void> {
  for (const { tierType, adultPrice, childPrice, validUntil } of tiers) {
    const terms = {
      adultPrice: toDecimal(adultPrice),
      childPrice: childPrice === null ? null : toDecimal(childPrice),
      validUntil,
    };
    await tx
      .insert(pricingTiers)
      .values({ eventId, tierType, ...terms })
      .onConflictDoUpdate({ target: [pricingTiers.eventId, pricingTiers.tierType], set: terms });
  }
}

export async function deleteTiers(tx: Transaction, eventId: number, types: readonly TierType[]): Promise<void> {
  if (types.length === 0) return;
  await tx
    .delete(pricingTiers)
    .where(and(eq(pricingTiers.eventId, eventId), inArray(pricingTiers.tierType, [...types])));
}

/** The types among these at whose price anyone has booked. */
export async function bookedTiers(
  tx: Queryable,
  eventId: number,
  types: readonly TierType[],
): Promise<readonly TierType[]> {
  if (types.length === 0) return [];
  const rows = await tx
    .selectDistinct({ tierType: pricingTiers.tierType })
    .from(pricingTiers)
    .innerJoin(bookings, eq(bookings.pricingTierId, pricingTiers.id))
    .where(and(eq(pricingTiers.eventId, eventId), inArray(pricingTiers.tierType, [...types])));
  return rows.map(({ tierType }) => tierType);
}

/** Today at a place, by the database's clock. */
export async function todayIn(tx: Queryable, timezone: string): Promise<string> {
  const { rows } = await tx.execute<{ today: string }>(
    sql`select to_char(${localToday(timezone)}, 'YYYY-MM-DD') as today`,
  );
  return rows[0]?.today ?? '';
}

/** A picture as its row says it. */
export type PictureRow = Pick<typeof eventPictures.$inferSelect, 'file' | 'alt'>;

/** Replaces an event's further pictures; their order is that of the rows. */
export async function replaceGallery(tx: Transaction, eventId: number, rows: readonly PictureRow[]): Promise<void> {
  await tx.delete(eventPictures).where(eq(eventPictures.eventId, eventId));
  if (rows.length === 0) return;
  await tx.insert(eventPictures).values(rows.map((row, index) => ({ ...row, eventId, position: index + 1 })));
}

/** Whether someone has a date as a whole, or is paying for it. */
export async function isBookedWhole(tx: Queryable, eventId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ isWhole: boolean }>(sql`select is_booked_whole(${eventId}) as "isWhole"`);
  return rows[0]?.isWhole === true;
}
