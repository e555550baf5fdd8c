import { significatorsFor } from '@ascendant/astrology/matching/category-significators';
import { cents, toDecimal } from '@ascendant/domain/money';
import { quoteTotals } from '@ascendant/domain/pricing/quote';
import type { TierType } from '@ascendant/domain/pricing/tier';
import { eq } from 'drizzle-orm';
import { categories, type CategoryRow } from '../../db/schema/catalog';
import { events, type EventRow, type NewEventRow } from '../../db/schema/events';
import { pricingTiers, type PricingTierRow } from '../../db/schema/pricing';
import type { Database } from '../../src/database/database';
import { nextNumber } from './sequence';

/** What one adult pays for an event of `buildEvent`: $100 with the fee and the tax of today, line by line, in cents. */
export const oneAdult = quoteTotals(cents(10_000));
/** The total of it, as the wire writes amounts. */
export const oneAdultTotal = toDecimal(oneAdult.total);

/** The category with that name, made with its usual ruling planets if it's missing. */
export async function buildCategory(db: Database, name = 'Outdoor & Nature'): Promise<CategoryRow> {
  await db
    .insert(categories)
    .values({ name, significators: { ...significatorsFor(name) } })
    .onConflictDoNothing();
  const [row] = await db.select().from(categories).where(eq(categories.name, name));
  if (!row) throw new RangeError('no category was inserted');
  return row;
}

/** `YYYY-MM-DD`, this many days from today in UTC. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

interface TierOptions {
  readonly tierType: TierType;
  readonly adultPrice: string;
  readonly childPrice?: string | null;
  readonly validUntil?: string | null;
}

export interface EventOptions extends Partial<Omit<NewEventRow, 'categoryId'>> {
  readonly category?: string;
  /** One open tier of $100 an adult and $60 a child by default; an empty list or a price of 0 makes the event free. */
  readonly tiers?: readonly TierOptions[];
}

export interface BuiltEvent {
  readonly id: number;
  readonly event: EventRow;
  readonly tiers: readonly PricingTierRow[];
}

const regular: readonly TierOptions[] = [{ tierType: 'regular', adultPrice: '100.00', childPrice: '60.00' }];
const free: readonly TierOptions[] = [{ tierType: 'regular', adultPrice: '0.00', childPrice: null }];

/** A published one-day event in Banff half a year from now, with 12 seats. */
export async function buildEvent(
  db: Database,
  { category = 'Outdoor & Nature', tiers = regular, ...options }: EventOptions = {},
): Promise<BuiltEvent> {
  const number = nextNumber();
  const startDate = options.startDate ?? dayFromNow(180);
  const [event] = await db
    .insert(events)
    .values({
      title: `Ridge walk ${number}`,
      slug: `ridge-walk-${number}`,
      description: 'Along the ridge and back before the afternoon wind, with a rest at the lake.',
      location: 'Banff, Alberta, Canada',
      latitude: 51.17622,
      longitude: -115.56982,
      timezone: 'America/Edmonton',
      country: 'Canada',
      categoryId: (await buildCategory(db, category)).id,
      duration: 1,
      capacity: 12,
      startDate,
      endDate: options.endDate ?? startDate,
      startTime: '09:00',
      endTime: '17:00',
      features: ['Guide', 'Lunch', 'Transport'],
      status: 'published',
      ...options,
    })
    .returning();
  if (!event) throw new RangeError('no event was inserted');
  const wanted = tiers.map((tier) => ({ eventId: event.id, ...tier }));
  const inserted = wanted.length === 0 ? [] : await db.insert(pricingTiers).values(wanted).returning();
  return { id: event.id, event, tiers: inserted };
}

/** The same, but free. */
export function buildFreeEvent(db: Database, options: Omit<EventOptions, 'tiers'> = {}): Promise<BuiltEvent> {
  return buildEvent(db, { ...options, tiers: free });
}

/** Free dates of one series, ten days from now and a week apart, each with its own options. @returns their ids */
export async function buildSeries(
  db: Database,
  createdBy: number,
  dates: readonly EventOptions[],
): Promise<readonly number[]> {
  const built: EventRow[] = [];
  for (const [index, own] of dates.entries()) {
    const day = dayFromNow(10 + index * 7);
    const ofSeries = built[0] === undefined ? {} : { seriesId: built[0].seriesId };
    const options = { createdBy, title: 'Dawn walk', startDate: day, endDate: day, ...ofSeries, ...own };
    built.push((await buildFreeEvent(db, options)).event);
  }
  return built.map(({ id }) => id);
}

/** An event as it's stored now. */
export async function eventRow(db: Database, id: number): Promise<EventRow> {
  const [row] = await db.select().from(events).where(eq(events.id, id));
  if (!row) throw new RangeError(`there's no event ${id}`);
  return row;
}
