import type { EventSort } from '@ascendant/domain/event/event-search';
import { openReachKm } from '@ascendant/domain/match/preference-fit';
import { asc, desc, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { events } from '../../../../db/schema/events';
import { isAround, isUpcoming } from './event-conditions.repository';
import type { EventCursor, Home, Ring } from './event-filter';

export type Part = EventCursor['part'];
/** An order that the database sorts by. */
export type KeyedSort = Exclude<EventSort, 'match' | 'featured' | 'relevance'>;

/** The columns that lists are sorted by: those of `events`, or of a subquery that has them. */
interface SortColumns {
  readonly id: SQLWrapper;
  readonly startsAt: SQLWrapper;
  readonly lowestAdultPriceCents: SQLWrapper;
}

export interface Order {
  readonly key: (of: SortColumns) => SQL<number>;
  readonly by: (of: SortColumns) => SQL[];
  /** The condition for what comes after the values of a cursor. */
  readonly after: SQL;
}

const milliseconds = ({ startsAt }: SortColumns) => sql<number>`(extract(epoch from ${startsAt}) * 1000)::float8`;
/** A cursor's. */
const [key, id] = [sql.placeholder('key'), sql.placeholder('id')];
const instant = sql`to_timestamp(${key}::float8 / 1000)::timestamptz(3)`;

const byPrice: Order = {
  key: (of) => sql<number>`${of.lowestAdultPriceCents}::float8`,
  by: (of) => [asc(of.lowestAdultPriceCents), asc(of.id)],
  after: sql`(${events.lowestAdultPriceCents}, ${events.id}) > (${key}, ${id})`,
};

const soonest: Order = {
  key: milliseconds,
  by: (of) => [asc(of.startsAt), asc(of.id)],
  after: sql`(${events.startsAt}, ${events.id}) > (${instant}, ${id})`,
};

/** Upcoming events are sorted by date, past ones by date backwards. */
export const byDate: Readonly<Record<Part, Order>> = {
  first: soonest,
  upcoming: soonest,
  past: {
    key: milliseconds,
    by: (of) => [desc(of.startsAt), desc(of.id)],
    after: sql`(${events.startsAt}, ${events.id}) < (${instant}, ${id})`,
  },
};

export const orders: Readonly<Record<KeyedSort, Readonly<Record<Part, Order>>>> = {
  near: byDate,
  date: byDate,
  price: { first: byPrice, upcoming: byPrice, past: byPrice },
};

export const isIn: Readonly<Record<Part, SQL<boolean>>> = {
  first: isUpcoming(events),
  upcoming: isUpcoming(events),
  past: sql<boolean>`${events.startsAt} <= now()`,
};

/** Where a place isn't known, it may be anywhere: it's neither near nor far. Source: docs/rules/events.md, "Lists and search". */
export function isInRing(home: Home, ring: Ring): SQL {
  const isNear = isAround({ ...home, kilometres: home.nearKm });
  const isReached = isAround({ ...home, kilometres: Math.max(openReachKm, home.nearKm) });
  const isUnknown = sql`(${events.latitude} is null or ${events.longitude} is null)`;
  return {
    near: isNear,
    middle: sql`((${isReached} and not ${isNear}) or ${isUnknown})`,
    far: sql`(not ${isReached} and not ${isUnknown})`,
  }[ring];
}
