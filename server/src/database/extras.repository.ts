import type { Extra, TakenExtra } from '@ascendant/domain/pricing/extra';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { events } from '../../db/schema/events';
import { extraStock } from '../../db/schema/extra-stock';

/** The extras of an event's series, and how many of them are taken on its date. */
export interface ExtrasOnDate {
  readonly extras: readonly Extra[];
  readonly taken: readonly TakenExtra[];
}

/** Null without any: nothing is read for it then. @param extras the column of the event's series */
export function extrasOnDate(extras: SQLWrapper): SQL<ExtrasOnDate | null> {
  return sql<ExtrasOnDate | null>`case when ${extras} <> '[]' then json_build_object('extras', ${extras}, 'taken', coalesce((
    select json_agg(json_build_object('name', ${extraStock.name}, 'choice', ${extraStock.choice}, 'taken', ${extraStock.taken}))
    from ${extraStock} where ${extraStock.eventId} = ${events.id}), '[]')) end`;
}
