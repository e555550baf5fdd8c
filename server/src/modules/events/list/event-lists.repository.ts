import { browsePageSize } from '@ascendant/domain/list-limits';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { eventSearch } from '../../../../db/schema/event-search';
import { events } from '../../../../db/schema/events';
import { publishedTotals } from '../../../../db/schema/totals';
import { prepared } from '../../../database/built-once';
import type { Database, Queryable } from '../../../database/database';
import { publishedTotal } from '../../../database/listed-events';
import { statement, type Statement } from '../../../database/statement';
import {
  categoriesOfEvent,
  conditionOf,
  isAmong,
  isAround,
  isForFamilies,
  isUpcoming,
  shapedFilter,
  type FilterText,
} from './event-conditions.repository';
import { rings, type EventCursor, type EventFilter, type Home, type Ring } from './event-filter';
import { isIn, isInRing, orders, type KeyedSort, type Order, type Part } from './list-order.repository';
import { dateColumns, isShownDate } from './shown-dates.repository';

/** An id with the value it's sorted by. */
export interface Placed {
  readonly id: number;
  readonly part: Part;
  readonly ring?: Ring | undefined;
  readonly key: number;
  /** How many events are published, whatever the filter, where that's read with the page. */
  readonly published?: number;
}

export interface PageWanted {
  readonly filter: EventFilter;
  readonly sort: KeyedSort;
  /** Where the previous page ended. */
  readonly after: EventCursor | null;
  /** Undefined for no limit. */
  readonly limit: number | undefined;
  /** More events match than are counted. */
  readonly isCrowded?: boolean | undefined;
  /** Those of 'Family & Kids' come before other upcoming ones. */
  readonly isFamiliesFirst?: boolean;
  /** What's near it comes first, then what isn't far away. */
  readonly home?: Home | undefined;
}

/** A page of one ring around a home. */
interface RingWanted extends PageWanted {
  readonly ring?: Ring | undefined;
}

/** A limit that no list reaches. */
export const everything = 2 ** 31 - 1;
/** How many events of an order are looked at for those of a crowded place or category, before all of them are found and sorted. */
const firstLooked = 5_000;

/** One page of ids: upcoming events first, then past ones, each in the requested order. */
export async function findPage(db: Database, wanted: PageWanted): Promise<readonly Placed[]> {
  const { after, limit } = wanted;
  const parts = partsOf(wanted);
  // A cursor of a list with other parts goes on at the beginning.
  const begun = Math.max(
    0,
    parts.findIndex(({ part, ring }) => part === after?.part && ring === after.ring),
  );
  const page: Placed[] = [];
  for (const { part, ring } of parts.slice(begun)) {
    const left = limit === undefined ? undefined : limit - page.length;
    if (left !== 0) page.push(...(await findPart(db, { ...wanted, ring, limit: left }, part)));
  }
  return page;
}

/** The parts of a list in their order. */
function partsOf({ home, isFamiliesFirst = false }: PageWanted): readonly Pick<Placed, 'part' | 'ring'>[] {
  const upcoming = isFamiliesFirst ? (['first', 'upcoming'] as const) : (['upcoming'] as const);
  const around: readonly (Ring | undefined)[] = home ? rings : [undefined];
  return [...around.flatMap((ring) => upcoming.map((part) => ({ part, ring }))), { part: 'past', ring: undefined }];
}

/** The same without past events. */
export async function findUpcomingPage(db: Database, wanted: PageWanted): Promise<readonly Placed[]> {
  return findPart(db, wanted, 'upcoming');
}

/** Ids of every matching date that hasn't begun, in no order, for a list that's ordered elsewhere. */
export async function findUpcomingIds(db: Database, filter: EventFilter, limit: number): Promise<readonly number[]> {
  const rows = await matching(db, conditionOf({ ...filter, isUpcoming: true })).limit(limit);
  return rows.map(({ id }) => id);
}

/** Ids of all matching events and each of their dates, unordered. */
export async function findMatchingIds(db: Database, filter: EventFilter): Promise<ReadonlySet<number>> {
  const rows = await matching(db, conditionOf(filter));
  return new Set(rows.map(({ id }) => id));
}

async function findPart(db: Queryable, wanted: RingWanted, part: Part): Promise<Placed[]> {
  const first = wanted.isCrowded === true ? await amongFirst(db, wanted, part) : [];
  if (first.length > 0 && first.length === wanted.limit) return first;
  if (wanted.filter.around ?? wanted.ring) return inOrderFirst(db, wanted, part);
  const cursor = cursorIn(wanted, part);
  const { shape, text, values } = shapedFilter(wanted.filter);
  const { limit = everything } = wanted;
  const isSplit = wanted.isFamiliesFirst && 'families first';
  const isUsual = limit === usualLimit && 'usual';
  const name = shape === null ? null : [wanted.sort, part, cursor && 'after', isUsual, isSplit, shape].join(' ');
  const select = partNamed(name, () => selectPart({ wanted, part, text: text() }));
  const rows = await select(db, { ...values, ...cursor, limit });
  return rows.map((row) => ({ ...row, part }));
}

/** Of a page of the site, which asks for one more. In the text, it lets PostgreSQL keep the plan: with it as a value, planning takes 1.3 ms each time. */
const usualLimit = browsePageSize + 1;

type SelectPart = Statement<object, Pick<Placed, 'id' | 'key' | 'published'>>;
const parts = new Map<string, SelectPart>();

function partNamed(name: string | null, build: () => SelectPart): SelectPart {
  if (name === null) return build();
  const known = parts.get(name) ?? build();
  parts.set(name, known);
  return known;
}

interface PartText {
  readonly wanted: PageWanted;
  readonly part: Part;
  readonly text: FilterText;
}

function selectPart({ wanted, part, text }: PartText): SelectPart {
  const order = orderOf(wanted, part);
  const limit = wanted.limit === usualLimit ? sql.raw(String(usualLimit)) : sql.placeholder('limit');
  return statement(
    () => sql`select ${events.id}, ${order.key(events)} as key, ${publishedIn(text)} as published
      from ${events} left join ${eventSearch} on ${eventSearch.eventId} = ${events.id}
      where ${and(isInPart(conditionOf(text), wanted, part), isShownDate(text, { part: shownPart(part) }))}
      order by ${sql.join(order.by(events), sql`, `)} limit ${limit}`,
  );
}

const publishedIn = (filter: FilterText) => sql<number>`(select ${publishedTotal(filter)} from ${publishedTotals})`;

/**
 * The same of a place, whose index has its events in no order that lists have: they're put in order first, and then only as many are asked
 * whether another date of their series is shown as the page needs.
 */
async function inOrderFirst(db: Queryable, wanted: RingWanted, part: Part): Promise<Placed[]> {
  const order = orderOf(wanted, part);
  const { lowestAdultPriceCents } = events;
  const listed = db
    .select({ ...dateColumns, lowestAdultPriceCents })
    .from(events)
    .leftJoin(eventSearch, eq(eventSearch.eventId, events.id))
    .where(isInPart(conditionOf(wanted.filter), wanted, part))
    .orderBy(...order.by(events))
    .as('listed');
  const reading = db
    .select({ id: listed.id, key: order.key(listed), published: publishedIn(wanted.filter) })
    .from(listed)
    .where(isShownDate(wanted.filter, { of: listed, part: shownPart(part) }))
    .orderBy(...order.by(listed))
    .limit(wanted.limit ?? everything);
  const rows = await prepared(db, reading).execute({ ...cursorIn(wanted, part) });
  return rows.map((row) => ({ ...row, part, ring: wanted.ring }));
}

/**
 * The same as far as the first events of the order have it. The indexes of places and categories have them in no other order, so that of 17,000
 * events around a town each would be read for a page of 12.
 */
async function amongFirst(db: Queryable, wanted: RingWanted, part: Part): Promise<Placed[]> {
  const { around, categoryIds, ...others } = wanted.filter;
  if ((around ?? categoryIds) === undefined || wanted.limit === undefined) return [];
  const order = orderOf(wanted, part);
  const { lowestAdultPriceCents, latitude, longitude } = events;
  const first = db
    .select({
      ...dateColumns,
      lowestAdultPriceCents,
      latitude,
      longitude,
      categories: sql<number[]>`${categoriesOfEvent}`.as('categories'),
    })
    .from(events)
    .leftJoin(eventSearch, eq(eventSearch.eventId, events.id))
    .where(isInPart(conditionOf(others), wanted, part))
    .orderBy(...order.by(events))
    .limit(firstLooked)
    .as('first');
  const reading = db
    .select({ id: first.id, key: order.key(first) })
    .from(first)
    .where(
      and(
        around && isAround(around, first),
        categoryIds && sql`${first.categories} && ${sql.param([...categoryIds])}::int[]`,
        isShownDate(wanted.filter, { of: first, part: shownPart(part) }),
      ),
    )
    .orderBy(...order.by(first))
    .limit(wanted.limit);
  const rows = await prepared(db, reading).execute({ ...cursorIn(wanted, part) });
  return rows.map((row) => ({ ...row, part, ring: wanted.ring }));
}

const orderOf = ({ sort }: PageWanted, part: Part): Order => orders[sort][part];

/** Where to go on in one part of a list; null at its beginning. */
const cursorIn = ({ after, ring }: RingWanted, part: Part) =>
  after?.part === part && after.ring === ring ? after : null;

/** Of a series, the first upcoming date is shown, whatever comes first. */
const shownPart = (part: Part) => (part === 'past' ? 'past' : 'upcoming');

/** The condition of a page in one part of a list, with places for its cursor. */
function isInPart(condition: SQL | undefined, wanted: RingWanted, part: Part): SQL | undefined {
  const isSplit = wanted.isFamiliesFirst && part !== 'past';
  const isFamily = isSplit ? (part === 'first' ? isForFamilies : sql`not ${isForFamilies}`) : undefined;
  const after = cursorIn(wanted, part) ? orderOf(wanted, part).after : undefined;
  return and(condition, isIn[part], isFamily, wanted.home && wanted.ring && isInRing(wanted.home, wanted.ring), after);
}

/** Of some events in an order, the upcoming ones for families come first. */
export async function familiesFirst(db: Database, ids: readonly number[]): Promise<readonly number[]> {
  const rows = await matching(db, and(isAmong(ids), isUpcoming(events), isForFamilies));
  const first = new Set(rows.map((row) => row.id));
  return [...ids.filter((each) => first.has(each)), ...ids.filter((each) => !first.has(each))];
}

/** PostgreSQL leaves the join out when the condition doesn't look at the text. */
export function matching(db: Queryable, condition: SQL | undefined) {
  return db
    .select({ id: events.id, seriesId: events.seriesId })
    .from(events)
    .leftJoin(eventSearch, eq(eventSearch.eventId, events.id))
    .where(condition);
}
