import { eq } from 'drizzle-orm';
import { categories } from '../../db/schema/categories';
import { events, type EventRow, type NewEventRow } from '../../db/schema/events';
import { pricingTiers, type PricingTierRow } from '../../db/schema/pricing-tiers';
import type { Database } from '../../src/database/database';

export interface BuiltEvent {
  readonly event: EventRow;
  readonly tier: PricingTierRow;
}

/** Dollars; null for no child price. */
export interface Prices {
  readonly adult: string;
  readonly child: string | null;
}

let counter = 0;

/** A published three-day trek at Banff half a year from now with 12 places, $100 an adult and $60 a child in one open tier. */
export async function buildEvent(
  db: Database,
  given: Partial<NewEventRow> = {},
  prices: Prices = { adult: '100.00', child: '60.00' },
): Promise<BuiltEvent> {
  counter += 1;
  const startDate = given.startDate ?? dayFromNow(180);
  const [event] = await db
    .insert(events)
    .values({
      title: `Dawn Traverse ${counter}`,
      slug: `dawn-traverse-${counter}`,
      description: 'Three days on the Continental Divide, walking while the light is low.',
      location: 'Banff, Alberta',
      latitude: 51.18,
      longitude: -115.57,
      timezone: 'America/Edmonton',
      country: 'Canada',
      categoryId: given.categoryId ?? (await categoryId(db)),
      duration: 3,
      capacity: 12,
      startDate,
      endDate: given.endDate ?? startDate,
      startTime: '04:45',
      endTime: '16:00',
      status: 'published',
      ...given,
    })
    .returning();
  if (!event) throw new RangeError('no event row came back');
  return { event, tier: await buildTier(db, event.id, prices) };
}

export async function buildTier(
  db: Database,
  eventId: number,
  prices: Prices,
  given: { tierType?: PricingTierRow['tierType']; validUntil?: string | null } = {},
): Promise<PricingTierRow> {
  const [tier] = await db
    .insert(pricingTiers)
    .values({ eventId, tierType: 'regular', adultPrice: prices.adult, childPrice: prices.child, ...given })
    .returning();
  if (!tier) throw new RangeError('no tier row came back');
  return tier;
}

async function categoryId(db: Database): Promise<number> {
  const name = 'Outdoor & Nature';
  await db.insert(categories).values({ name }).onConflictDoNothing();
  const [category] = await db.select({ id: categories.id }).from(categories).where(eq(categories.name, name));
  if (!category) throw new RangeError('no category row came back');
  return category.id;
}

/** YYYY-MM-DD, so many days from today. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
