import { sql } from 'drizzle-orm';
import { events } from '../../../../db/schema/events';
import type { Database } from '../../../database/database';
import { localToday } from '../../../database/local-day';
import { collectFailures } from '../../../errors/collect-failures';

/** Published events at which a tier has ended since their lowest price was computed. */
async function findWithEndedTier(db: Database): Promise<readonly number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from events
    where status = 'published' and lowest_price_until is not null and lowest_price_until < (now() + interval '1 day')::date
      and lowest_price_until < ${localToday(events.timezone)}`);
  return rows.map(({ id }) => id);
}

/**
 * Computes the lowest price again wherever a tier has ended, one event at a time, so that no sale waits for it.
 * @throws AggregateError if some couldn't be; the others have been
 * Source: docs/archive/decisions/0027-price-of-today.md.
 */
export async function refreshEndedPrices(db: Database): Promise<void> {
  const failures = collectFailures("Events whose lowest price wasn't computed again");
  for (const id of await findWithEndedTier(db))
    await failures.collect(() => db.execute(sql`select refresh_lowest_price(${id}::int)`));
  failures.rethrow();
}
