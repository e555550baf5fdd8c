import { chargeCurrencies, type ChargeCurrency } from '@ascendant/domain/pricing/currency';
import { sql } from 'drizzle-orm';
import type { Queryable } from './database';

/** The currencies that bookings were made in; each is looked for until the first is found. */
export async function findBookedCurrencies(db: Queryable): Promise<readonly ChargeCurrency[]> {
  const { rows } = await db.execute<{ currency: ChargeCurrency }>(sql`
    select code as currency from unnest(${sql.param([...chargeCurrencies])}::text[]) as asked (code)
    where exists (select from bookings where bookings.currency = asked.code)`);
  return rows.map(({ currency }) => currency);
}
