import { searchedThings, type SearchedThing } from '@ascendant/domain/event/search-synonyms';
import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { eventSearch, searchTexts } from '../../../../db/schema/event-search';
import type { Queryable } from '../../../database/database';

/** A text of published events that a search finds: one event's, or that of several dates of a series. */
export interface TextHit {
  /** The text's. */
  readonly id: number;
  /** The larger, the better; comparable within one search. */
  readonly relevance: number;
}

/** How many misspelled words are compared letter by letter with each word of a search. */
const maxAlike = 60;
/** The least resemblance of such a word, 0 to 1. */
const leastResemblance = 0.2;
/** More than any words have: a text whose title is what was searched for comes before all others. */
export const titledRelevance = 100;
/** How many of those with the same title. */
const mostTitled = 100;
/** A shorter beginning of a word is in nearly every description. */
const shortestBeginning = 3;

/** Whether a published event has a text. */
const isPublished = sql`exists (select from ${eventSearch} where ${eventSearch.textId} = ${searchTexts.id} and ${eventSearch.isPublished})`;

/**
 * Texts that have all the things: one more than `most` if there are more, and then they aren't ranked. The planner sees the words, so
 * it goes through texts until there are enough for a word that many have, and asks the index for any other.
 */
export function findTextHits(db: Queryable, things: readonly SearchedThing[], most: number): Promise<TextHit[]> {
  return hitsOf(
    db,
    sql`(
      with hit as materialized (
        select id, document from ${searchTexts} where ${hasThings(things)} and ${isPublished} limit ${most + 1}
      ), counted as materialized (select count(*) as hits from hit)
      select id,
        case when hits > ${most} then 0 else search_relevance(document, ${ownOf(things)}, ${relatedOf(things)}) end as relevance
      from hit, counted) as found`,
  );
}

/** Ids of texts that have all the things; null if there are more than `most`. */
export async function findTextIds(
  db: Queryable,
  things: readonly SearchedThing[],
  most: number,
): Promise<number[] | null> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from ${searchTexts} where ${hasThings(things)} and ${isPublished} limit ${most + 1}`,
  );
  return rows.length > most ? null : rows.map(({ id }) => id);
}

/**
 * Texts whose titles, categories and locations have all the things: at most this many, always ranked, after those whose title it is. They're
 * found as those above, in texts that are a tenth as long.
 */
export function findHeadedHits(db: Queryable, { things, title }: Search, most: number): Promise<TextHit[]> {
  const isHeaded = sql`${searchTexts.heading} @@ ${wantedOf(things)}`;
  return hitsOf(
    db,
    withTitled(
      title,
      sql`
      select id, search_relevance(heading, ${ownOf(things)}, ${relatedOf(things)}) as relevance
      from (select id, heading from ${searchTexts} where ${isHeaded} and ${isPublished} limit ${most}) as headed`,
    ),
  );
}

/** What's searched for, and as a title as `searchedTitle` prepares it. */
export interface Search {
  readonly things: readonly SearchedThing[];
  readonly title: string;
}

/** The texts with this very title first, and others that were found. */
function withTitled(title: string, found: SQL): SQL {
  return sql`(
    with titled as materialized (
      select id, ${titledRelevance}::real as relevance from ${searchTexts}
      where ${searchTexts.title} = ${title} and ${isPublished} limit ${mostTitled})
    select * from titled union all
    select * from (${found}) as others where id not in (select id from titled)) as found`;
}

/** The same with words that begin with a letter or two of the search. */
export function findHeadingHits(db: Queryable, { things, title }: Search, most: number): Promise<TextHit[]> {
  const headings = sql`search_text_headings(${wantedOf(things, 1)}, ${ownOf(things, 1)}, ${relatedOf(things)}, ${most})`;
  return hitsOf(db, withTitled(title, sql`select text_id as id, relevance from ${headings}`));
}

async function hitsOf(db: Queryable, found: SQL): Promise<TextHit[]> {
  const { rows } = await db.execute<TextHit & Record<string, unknown>>(
    sql`select id, relevance::float8 as relevance from ${found}`,
  );
  return rows;
}

/** Which text an event has: the columns of `event_search`, under its name or another. */
export type SearchedColumns = Readonly<Record<'textId', AnyPgColumn>>;

/** The condition on a joined `event_search`, for searches that find too many texts to list their ids. */
export function hasText(things: readonly SearchedThing[], { textId }: SearchedColumns = eventSearch): SQL {
  return sql`exists (select from ${searchTexts} where ${searchTexts.id} = ${textId} and ${hasThings(things)})`;
}

const hasThings = (things: readonly SearchedThing[]) => sql`${searchTexts.document} @@ ${wantedOf(things)}`;

/** A word of a search, and words of events that resemble it, in no order. */
export interface AlikeWords {
  readonly term: string;
  /** Published events have the word itself, or one that begins with it. */
  readonly isKnown: boolean;
  readonly words: readonly string[];
}

/** What each misspelled term may have meant. `tx` must be a transaction: how much words must resemble is a setting of it. */
export async function findAlikeWords(tx: Queryable, terms: readonly string[]): Promise<readonly AlikeWords[]> {
  await tx.execute(sql.raw(`set local pg_trgm.similarity_threshold = ${leastResemblance}`));
  const each = terms.map((term) => {
    const alike = sql`array(select word from search_words where word % ${term} order by similarity(word, ${term}) desc, word limit ${maxAlike})`;
    const isKnown = sql`search_knows(${wordOf(term)})`;
    return sql`select ${term}::text as term, ${isKnown} as "isKnown", ${alike} as words`;
  });
  const { rows } = await tx.execute<{ term: string; isKnown: boolean; words: string[] }>(
    sql.join(each, sql` union all `),
  );
  return rows;
}

/** Whether a published event has a word, one that begins so, or one of the same meaning. Words like 'the' are left out. */
export async function findWordsOfEvents(
  db: Queryable,
  terms: readonly string[],
): Promise<readonly { readonly term: string; readonly isKnown: boolean }[]> {
  const each = terms.map((term) => {
    const isKnown = sql`search_knows(${wantedOf(searchedThings([term]))})`;
    return sql`select ${term}::text as term, ${isKnown} as "isKnown" where numnode(search_word(${term}::text, true)) > 0`;
  });
  const { rows } = await db.execute<{ term: string; isKnown: boolean }>(sql.join(each, sql` union all `));
  return rows;
}

/** All things, each as written or by a related word. */
function wantedOf(things: readonly SearchedThing[], beginning = shortestBeginning): SQL {
  const each = things.map(
    ({ words, related }) => sql`(${anyOf([wordsOf(words, beginning), ...related.map(phraseOf)])})`,
  );
  return orTitles(sql`(${sql.join(each, sql` && `)})`, things);
}

/** Any of the things as written: what relevance is computed from. */
function ownOf(things: readonly SearchedThing[], beginning = shortestBeginning): SQL {
  return orTitles(sql`(${anyOf(things.map(({ words }) => wordsOf(words, beginning)))})`, things);
}

/** A search that has only words like 'the' is for titles. */
function orTitles(query: SQL, things: readonly SearchedThing[]): SQL {
  const words = things.flatMap((thing) => thing.words.split(' '));
  return sql`search_wanted(${query}, ${sql.param(words)}::text[])`;
}

function relatedOf(things: readonly SearchedThing[]): SQL {
  const related = things.flatMap((thing) => thing.related.map(phraseOf));
  return related.length === 0 ? sql`''::tsquery` : sql`(${anyOf(related)})`;
}

/** All words of a thing, anywhere. */
function wordsOf(words: string, beginning: number): SQL {
  return sql`(${sql.join(
    words.split(' ').map((word) => wordOf(word, beginning)),
    sql` && `,
  )})`;
}

/** A word in any grammatical form, or the beginning of one. Words are letters and digits, so that none is an operator. */
function wordOf(word: string, beginning = shortestBeginning): SQL {
  return sql`search_word(${word}::text, ${word.length >= beginning})`;
}

/** English words of our own that follow each other. */
function phraseOf(words: string): SQL {
  return sql`to_tsquery('ascendant_search', ${words.split(' ').join(' <-> ')}::text)`;
}

function anyOf(queries: readonly SQL[]): SQL {
  return sql.join([...queries], sql` || `);
}
