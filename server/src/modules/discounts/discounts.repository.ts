import type { CalendarDay } from '@ascendant/domain/calendar-day';
import type { DiscountCodeState } from '@ascendant/domain/pricing/discount-code';
import { and, asc, desc, eq, inArray, not, sql, type SQL } from 'drizzle-orm';
import { eventSearch } from '../../../db/schema/event-search';
import { events } from '../../../db/schema/events';
import { discountCodes, type DiscountCodeRow, type NewDiscountCodeRow } from '../../../db/schema/pricing';
import type { Queryable, Transaction } from '../../database/database';
import { brokenConstraint } from '../../database/database-errors';
import { localToday } from '../../database/local-day';
import { AppError } from '../../errors/app-error';

/** A code, its event's title, and which day it is where the event is. */
export interface DiscountCodeRecord extends Omit<DiscountCodeRow, 'validUntil'> {
  readonly validUntil: CalendarDay | null;
  readonly eventTitle: string;
  readonly startDate: string;
  readonly startTime: string;
  readonly hasOtherDates: boolean;
  /** Whose event it is; null if their account is gone. */
  readonly ownerId: number | null;
  readonly today: CalendarDay;
}

export interface DiscountCodePage {
  /** Words that the code or the event's title has. */
  readonly words: readonly string[];
  readonly state?: DiscountCodeState | undefined;
  /** Of the events of this organizer. */
  readonly ownerId?: number | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

const today = sql<CalendarDay>`${localToday(events.timezone)}::text`;
const { isActive, usageCount, usesHeld, usageLimit } = discountCodes;
const isExpired = sql`coalesce(${discountCodes.validUntil} < ${localToday(events.timezone)}, false)`;
const isUsedUp = sql`${usageCount} + ${usesHeld} >= ${usageLimit}`;

/** The same as `discountCodeState` of the domain, as conditions. */
const inState: Readonly<Record<DiscountCodeState, SQL | undefined>> = {
  inactive: eq(isActive, false),
  expired: and(eq(isActive, true), isExpired),
  used_up: and(eq(isActive, true), not(isExpired), isUsedUp),
  active: and(eq(isActive, true), not(isExpired), not(isUsedUp)),
};

function conditionOf({ words, state, ownerId }: DiscountCodePage): SQL | undefined {
  return and(
    ownerId === undefined ? undefined : eq(events.organizerId, ownerId),
    ...words.map(
      (word) => sql`(${discountCodes.code} like ${`%${word.toUpperCase()}%`} or ${wordOf(eventSearch.words, word)})`,
    ),
    state === undefined ? undefined : inState[state],
  );
}

/** One of the words starts with it. @param word letters and digits only */
function wordOf(words: typeof eventSearch.words, word: string): SQL {
  return sql`(${words} like ${`${word}%`} or ${words} like ${`% ${word}%`})`;
}

/** Ids of a page of codes, the newest first; of all of them without a limit. */
export async function findDiscountCodeIds(tx: Queryable, page: DiscountCodePage): Promise<readonly number[]> {
  const rows = await tx
    .select({ id: discountCodes.id })
    .from(discountCodes)
    .innerJoin(events, eq(events.id, discountCodes.eventId))
    .innerJoin(eventSearch, eq(eventSearch.eventId, events.id))
    .where(conditionOf(page))
    .orderBy(desc(discountCodes.createdAt), desc(discountCodes.id))
    .limit(page.limit ?? Number.MAX_SAFE_INTEGER)
    .offset(page.offset ?? 0);
  return rows.map(({ id }) => id);
}

/** The codes of some ids, in their order. */
export async function findDiscountCodes(tx: Queryable, ids: readonly number[]): Promise<readonly DiscountCodeRecord[]> {
  const rows = await select(tx, sql`${discountCodes.id} = any(${sql.param([...ids])}::int[])`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function countDiscountCodes(tx: Queryable, page: DiscountCodePage): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(discountCodes)
    .innerJoin(events, eq(events.id, discountCodes.eventId))
    .innerJoin(eventSearch, eq(eventSearch.eventId, events.id))
    .where(conditionOf(page));
  return row?.count ?? 0;
}

export async function findDiscountCode(tx: Queryable, id: number): Promise<DiscountCodeRecord | null> {
  const [row] = await select(tx, eq(discountCodes.id, id));
  return row ?? null;
}

/** Locks the code until the end of the transaction: no sale can use it, or give a use back, in between. */
export async function lockDiscountCode(tx: Transaction, id: number): Promise<DiscountCodeRecord | null> {
  await tx.select({ id: discountCodes.id }).from(discountCodes).where(eq(discountCodes.id, id)).for('no key update');
  return findDiscountCode(tx, id);
}

function select(tx: Queryable, condition: SQL | undefined) {
  return tx
    .select({
      id: discountCodes.id,
      code: discountCodes.code,
      eventId: discountCodes.eventId,
      covers: discountCodes.covers,
      discountType: discountCodes.discountType,
      discountValue: discountCodes.discountValue,
      borneBy: discountCodes.borneBy,
      usageLimit,
      usageCount,
      usesHeld,
      isActive,
      validFrom: discountCodes.validFrom,
      validUntil: sql<CalendarDay | null>`${discountCodes.validUntil}::text`,
      createdAt: discountCodes.createdAt,
      updatedAt: discountCodes.updatedAt,
      eventTitle: events.title,
      startDate: events.startDate,
      startTime: events.startTime,
      hasOtherDates: events.hasOtherDates,
      ownerId: events.organizerId,
      today,
    })
    .from(discountCodes)
    .innerJoin(events, eq(events.id, discountCodes.eventId))
    .innerJoin(eventSearch, eq(eventSearch.eventId, events.id))
    .where(condition);
}

/** @returns its id @throws AppError taken, not_found (the event) */
export async function insertDiscountCode(tx: Queryable, code: NewDiscountCodeRow): Promise<number> {
  const [row] = await written(() => tx.insert(discountCodes).values(code).returning({ id: discountCodes.id }));
  if (!row) throw new RangeError('insert returned no row');
  return row.id;
}

/** @throws AppError taken, not_found (the event) */
export async function updateDiscountCode(
  tx: Queryable,
  id: number,
  change: Partial<NewDiscountCodeRow>,
): Promise<void> {
  await written(() => tx.update(discountCodes).set(change).where(eq(discountCodes.id, id)));
}

async function written<Result>(write: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (constraint !== 'discount_codes_code_unique') throw error;
    const message = 'This discount code already exists';
    throw new AppError('taken', { message, fields: { code: message } });
  }
}

/** An event that a code is for, and which day it is there. */
export interface EventOfCode {
  readonly status: 'draft' | 'pending_approval' | 'published' | 'cancelled';
  readonly hasBegun: boolean;
  readonly ownerId: number | null;
  readonly today: CalendarDay;
}

export async function findEventOfCode(tx: Queryable, eventId: number): Promise<EventOfCode | null> {
  const [row] = await tx
    .select({
      status: events.status,
      hasBegun: sql<boolean>`${events.startsAt} <= now()`,
      ownerId: events.organizerId,
      today,
    })
    .from(events)
    .where(eq(events.id, eventId));
  return row ?? null;
}

const offered = ['draft', 'pending_approval', 'published'] as const;

/** Events that can still be booked or published, the next to start first: in the order of an index, until there are enough. */
export async function findDiscountableEvents(
  tx: Queryable,
  { words, ownerId, limit }: Pick<DiscountCodePage, 'words' | 'ownerId'> & { readonly limit: number },
) {
  return tx
    .select({
      id: events.id,
      title: events.title,
      startDate: events.startDate,
      startTime: events.startTime,
      location: events.location,
      hasOtherDates: events.hasOtherDates,
    })
    .from(events)
    .innerJoin(eventSearch, eq(eventSearch.eventId, events.id))
    .where(
      and(
        ownerId === undefined ? undefined : eq(events.organizerId, ownerId),
        inArray(events.status, [...offered]),
        sql`${eventSearch.startsAt} > now()`,
        ...words.map((word) => wordOf(eventSearch.words, word)),
      ),
    )
    .orderBy(asc(eventSearch.startsAt), asc(eventSearch.eventId))
    .limit(limit);
}
