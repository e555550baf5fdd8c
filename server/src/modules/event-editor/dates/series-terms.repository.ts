import { sql, and, eq, ne } from 'drizzle-orm';
import { events } from '../../../../db/schema/events';
import type { Transaction, Queryable } from '../../../database/database';

interface CopiedTerms {
  readonly fromSeriesId: number;
  readonly toEventId: number;
  /** Who copies them. */
  readonly copiedBy: number;
}

/**
 * Gives the series of a copy what its original asks of people: the questions, the waiver as it's asked now, group prices, price types, extras, needs, and whether final sales may
 * move. The copy's waiver begins with its first version, because no one has signed it for this series.
 * Source: docs/rules/events.md, "Copies and series".
 */
export async function copySeriesTerms(
  tx: Transaction,
  { fromSeriesId, toEventId, copiedBy }: CopiedTerms,
): Promise<void> {
  const copy = sql`(select series_id from events where id = ${toEventId}::int)`;
  await tx.execute(sql`
    insert into booking_questions (series_id, sort, scope, kind, text, options, is_required, from_age, is_sensitive)
    select ${copy}, sort, scope, kind, text, options, is_required, from_age, is_sensitive from booking_questions
    where series_id = ${fromSeriesId}::int and retired_at is null`);
  await tx.execute(sql`
    insert into waivers (series_id, version, title, text, text_hash, counts_from, created_by)
    select ${copy}, 1, title, text, text_hash, 1, ${copiedBy}::int from waivers
    where series_id = ${fromSeriesId}::int and ended_at is null
      and version = (select max(version) from waivers where series_id = ${fromSeriesId}::int)`);
  await tx.execute(sql`
    update event_series set (final_sale_moves, group_prices, price_types, extras, needs) = (
      select final_sale_moves, group_prices, price_types, extras, needs from event_series where id = ${fromSeriesId}::int)
    where id = ${copy}`);
}

interface DatedEvent {
  readonly id: number;
  readonly seriesId: number;
  readonly startDate: string;
}

/** The first days of an event and the other dates of its series, without cancelled ones. */
export async function seriesDays(tx: Queryable, { id, seriesId, startDate }: DatedEvent): Promise<readonly string[]> {
  const rows = await tx
    .select({ startDate: events.startDate })
    .from(events)
    .where(and(eq(events.seriesId, seriesId), ne(events.id, id), ne(events.status, 'cancelled')));
  return [startDate, ...rows.map((row) => row.startDate)];
}
