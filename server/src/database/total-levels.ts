import { and, sql, type SQL } from 'drizzle-orm';
import { PgInteger, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { eventSearch } from '../../db/schema/event-search';
import { eventTotals, totalWords } from '../../db/schema/totals';
import type { Queryable } from './database';

/** Parts of words that are shorter aren't in the index of words. */
const shortestPart = 3;
/** A part that's in more words and levels than these is nearly everywhere. */
const mostKnown = 20_000;

/** Farther events than these are found with all others that have the words, because each of a level would be looked at by itself. */
const farthest = 1_000;

interface LevelPage {
  readonly words: readonly string[];
  /** Whether an event's words have them, as a condition on `event_search`. */
  readonly hasWords: SQL | undefined;
  /** Whose events; everyone's if undefined. */
  readonly isOwn: SQL | undefined;
  readonly total: AnyPgColumn;
  readonly orderBy: readonly SQL[];
  readonly limit: number;
  readonly offset: number;
}

/**
 * A page of the events with all the words, the highest total first, read only from the levels of the total in which each word is known to be.
 * @returns fewer than a page if too few of them have a total, if the words are too short or too many, or if the
 * page is too far
 * Source: docs/decisions/0078-kept-totals.md.
 */
export async function pageByLevel(tx: Queryable, page: LevelPage): Promise<readonly number[]> {
  const { words, total, limit, offset } = page;
  if (offset + limit > farthest || words.some((word) => word.length < shortestPart)) return [];
  const levels = sql.join(
    words.map((word) => levelsOf(total, word)),
    sql` intersect `,
  );
  const { rows } = await tx.execute<{ id: number }>(sql`
    select found.id from (select level from (${levels}) as common order by level desc) as each
      cross join lateral (${firstOfLevel(page)}) as found
    order by each.level desc, found.value desc, found.id desc limit ${limit} offset ${offset}`);
  return rows.map(({ id }) => id);
}

function levelsOf(total: AnyPgColumn, word: string): SQL {
  return sql`(with known as materialized (
      select level from ${totalWords} where total = ${total.name} and word like ${`%${word}%`} limit ${mostKnown + 1}
    ) select distinct level from known where (select count(*) from known) <= ${mostKnown}::int)`;
}

/** As many events of a level as the page may need. */
function firstOfLevel({ total, isOwn, hasWords, orderBy, limit, offset }: LevelPage): SQL {
  const [from, to] = [sql`each.level`, sql`total_level_end(each.level)`].map((bound) => comparable(total, bound));
  const isFound = sql`exists (select from ${eventSearch} where ${eventSearch.eventId} = ${eventTotals.eventId} and ${hasWords})`;
  return sql`select ${eventTotals.eventId} as id, ${total} as value from ${eventTotals}
    where ${and(isOwn, sql`${total} >= ${from}`, sql`${total} < ${to}`, isFound)}
    order by ${sql.join([...orderBy], sql`, `)} limit ${limit + offset}`;
}

/** A bound as the column's type, so that an index serves. The first whole number from it on is the same bound for whole numbers. */
const comparable = (total: AnyPgColumn, bound: SQL): SQL =>
  total instanceof PgInteger ? sql`ceil(${bound})::int` : bound;
