import type { Gallery } from '@ascendant/contract/gallery';
import { keptFormDays } from '@ascendant/domain/event/form/kept-form';
import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import { grouped } from '@ascendant/domain/grouped';
import type { PricingTier } from '@ascendant/domain/pricing/tier';
import { asc, eq, sql, type SQL, lt } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { keptForms } from '../../../../db/schema/event-edits';
import { events, type EventRow } from '../../../../db/schema/events';
import { pricingTiers } from '../../../../db/schema/pricing';
import { users } from '../../../../db/schema/users';
import type { Queryable, Transaction } from '../../../database/database';
import { localToday } from '../../../database/local-day';
import { tierOf } from '../../../database/quote-row';
import { seatsTaken } from '../../../database/seats';
import { events as eventsModule } from '../../events/events.module';

/** Everything an edit can change, and what decides whether it may. */
export interface EditableEvent extends EventRow {
  readonly status: EventStatus;
  /** In confirmed bookings, holds and offers. Exact only under the event's lock, which lapses what has run out. */
  readonly seatsTaken: number;
  readonly hasBegun: boolean;
  /** Today's date at the event's place, by the database's clock. */
  readonly today: string;
  readonly organizerName: string | null;
  /** How many other dates of its series haven't begun and aren't cancelled. */
  readonly otherDates: number;
  readonly tiers: readonly PricingTier[];
  readonly gallery: Gallery;
}

const other = alias(events, 'other');
const otherDates = sql<number>`case when ${events.hasOtherDates} then (select count(*)::int from ${events} as ${other}
  where ${other.seriesId} = ${events.seriesId} and ${other.id} <> ${events.id} and ${other.organizerId} = ${events.organizerId}
    and ${other.status} <> 'cancelled' and ${other.startsAt} > now()) else 0 end`;

export async function findEditableEvent(tx: Queryable, eventId: number): Promise<EditableEvent | null> {
  const [row] = await rowsOf(tx, eq(events.id, eventId));
  if (!row) return null;
  const { event, ...rest } = row;
  const tiers = await tx.select().from(pricingTiers).where(eq(pricingTiers.eventId, eventId));
  const gallery = await eventsModule.findGallery(tx, eventId);
  return { ...event, ...rest, tiers: tiers.map(tierOf), gallery };
}

/** Several at once, the earliest first. */
export async function findEditableEvents(
  tx: Queryable,
  eventIds: readonly number[],
): Promise<readonly EditableEvent[]> {
  const isOne = (column: AnyPgColumn) => sql`${column} = any(${sql.param([...eventIds])}::int[])`;
  const rows = await rowsOf(tx, isOne(events.id)).orderBy(asc(events.startsAt), asc(events.id));
  const tiers = grouped(
    await tx.select().from(pricingTiers).where(isOne(pricingTiers.eventId)),
    ({ eventId }) => eventId,
  );
  const galleries = await eventsModule.findGalleries(tx, eventIds);
  return rows.map(({ event, ...rest }) => ({
    ...event,
    ...rest,
    tiers: (tiers.get(event.id) ?? []).map(tierOf),
    gallery: galleries.get(event.id) ?? [],
  }));
}

function rowsOf(tx: Queryable, condition: SQL) {
  return tx
    .select({
      event: events,
      seatsTaken,
      hasBegun: sql<boolean>`${events.startsAt} <= now()`,
      otherDates,
      today: sql<string>`to_char(${localToday(events.timezone)}, 'YYYY-MM-DD')`,
      organizerName: sql<
        string | null
      >`coalesce(${users.displayName}, nullif(concat_ws(' ', ${users.firstName}, ${users.lastName}), ''))`,
    })
    .from(events)
    .leftJoin(users, eq(users.id, events.organizerId))
    .where(condition);
}

type KeptFormRow = Pick<typeof keptForms.$inferSelect, 'form' | 'value' | 'keptAt'>;

export async function findKeptForms(db: Queryable, userId: number): Promise<readonly KeptFormRow[]> {
  const { form, value, keptAt } = keptForms;
  return db.select({ form, value, keptAt }).from(keptForms).where(eq(keptForms.userId, userId)).orderBy(form);
}

/** Writes them in place of those that were kept before. */
export async function replaceKeptForms(tx: Transaction, userId: number, forms: readonly KeptFormRow[]): Promise<void> {
  await tx.delete(keptForms).where(eq(keptForms.userId, userId));
  if (forms.length > 0) await tx.insert(keptForms).values(forms.map((kept) => ({ ...kept, userId })));
}

/** Deletes the forms that no one came back to. Source: rule PRI-06. */
export async function forgetKeptForms(db: Queryable): Promise<void> {
  await db.delete(keptForms).where(lt(keptForms.createdAt, sql`now() - make_interval(days => ${keptFormDays})`));
}
