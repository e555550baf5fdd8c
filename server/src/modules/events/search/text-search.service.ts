import { searchedThings, type SearchedThing } from '@ascendant/domain/event/search-synonyms';
import { maxCounted } from '@ascendant/domain/list-limits';
import { mostErrors, typingErrors } from '@ascendant/domain/typing-errors';
import { inTransaction, type Database } from '../../../database/database';
import { searchedTitle, searchTerms } from '../../../database/search-terms';
import type { FoundDate } from '../list/found-date';
import {
  findAlikeWords,
  findHeadedHits,
  findHeadingHits,
  findTextHits,
  findWordsOfEvents,
  titledRelevance,
  type AlikeWords,
  type Search,
  type TextHit,
} from './text-search.repository';

/** Terms shorter than this are too short to be recognized with a typing error. */
const shortestMisspelled = 4;
/** How many corrections of one term are searched for. */
const maxCorrections = 3;

/** What a search text found. */
export interface TextSearch {
  readonly things: readonly SearchedThing[];
  /**
   * All texts of published events that have what's searched for, in no order. If there are more than `maxCounted`, those whose headings
   * have it, and some others unless these are as many.
   */
  readonly hits: readonly TextHit[];
  /** There are more texts than hits. */
  readonly isCapped: boolean;
  /** Of a list whose filter is narrowed: the dates that match all of it, the first ones if there are very many. */
  readonly dates?: readonly FoundDate[];
  /** The ids of all of them, where they've been read. */
  readonly allIds?: readonly number[] | null;
  /** What was searched for instead, because nothing matched the text as it was typed; null if something did. */
  readonly corrected: string | null;
  /** Words that no event has, which were left out because nothing matched otherwise. If it's all of them, there are no hits. */
  readonly dropped: readonly string[];
}

/**
 * Searches published events for a text. What's written as one word ('wi-fi' as 'wifi') and typing errors are only tried when nothing else
 * matches; then words that no event has are left out.
 * @param isAsTyped only what's typed is searched for, however few events have it
 * @returns null if there's nothing to search for
 * Source: docs/rules/events.md, "Lists and search".
 */
export async function searchText(db: Database, text: string, isAsTyped = false): Promise<TextSearch | null> {
  const terms = searchTerms(text);
  if (terms.length === 0) return null;
  const title = searchedTitle(text);
  const found = await searchThings(db, { things: searchedThings(terms), title });
  if (found.hits.length > 0) return found;
  const joined = await searchJoined(db, text);
  if (isAsTyped) return joined ?? found;
  return joined ?? (await searchCorrected(db, terms)) ?? (await searchKnown(db, terms)) ?? found;
}

/** @returns null if events have every word, or what's left finds nothing */
async function searchKnown(db: Database, terms: readonly string[]): Promise<TextSearch | null> {
  const words = await findWordsOfEvents(db, terms);
  const dropped = words.filter(({ isKnown }) => !isKnown).map(({ term }) => term);
  if (dropped.length === 0) return null;
  if (dropped.length === words.length) return { things: [], hits: [], isCapped: false, corrected: null, dropped };
  const known = terms.filter((term) => !dropped.includes(term));
  const title = searchedTitle(known.join(' '));
  const found = await searchThings(db, { things: searchedThings(known), title });
  return found.hits.length > 0 ? { ...found, dropped } : null;
}

/** Words of a search to do without, and what's left of it. */
export interface FewerWords {
  readonly words: readonly string[];
  readonly q: string;
}

/** How many words of a search are left out, one at a time, to see what that finds. */
const mostLeftOut = 4;

/**
 * The words of a search that no event has, and how it can be shortened: without these, or if they're left out anyway or there are none,
 * without one more. A search of one word can't.
 */
export async function fewerWords(
  db: Database,
  q: string,
): Promise<{ readonly unknown: readonly string[]; readonly shorter: readonly FewerWords[] }> {
  const words = await findWordsOfEvents(db, searchTerms(q));
  const unknown = words.filter(({ isKnown }) => !isKnown).map(({ term }) => term);
  const known = words.filter(({ isKnown }) => isKnown).map(({ term }) => term);
  const each = known.length > 1 ? known.slice(0, mostLeftOut).map((term) => [term]) : [];
  const all = unknown.length > 0 && known.length > 0 ? [unknown, ...each] : each;
  const shorter = all.map((left) => ({ words: left, q: withoutTerms(q, [...unknown, ...left]) }));
  return { unknown, shorter };
}

/** As it was typed, without the words that have one of the terms. */
function withoutTerms(text: string, terms: readonly string[]): string {
  const isLeft = (word: string) => !searchTerms(word).some((term) => terms.includes(term));
  return text.split(/\s+/).filter(isLeft).join(' ');
}

/** @returns null if nothing in the text joins words, or what it joins finds nothing */
async function searchJoined(db: Database, text: string): Promise<TextSearch | null> {
  const joined = text.replaceAll(/[-‐‑–./&·_]/g, '');
  if (joined === text) return null;
  const found = await searchThings(db, { things: searchedThings(searchTerms(joined)), title: searchedTitle(joined) });
  return found.hits.length > 0 ? found : null;
}

async function searchThings(db: Database, search: Search): Promise<TextSearch> {
  const { things } = search;
  // A word of that many headings: the descriptions needn't be read.
  const first = await findHeadedHits(db, search, maxCounted + 1);
  if (first.length > maxCounted)
    return { things, hits: first.slice(0, maxCounted), isCapped: true, corrected: null, dropped: [] };
  const titled = first.filter(({ relevance }) => relevance >= titledRelevance);
  const hits = await findTextHits(db, things, maxCounted);
  if (hits.length > 0 && hits.length <= maxCounted)
    return { things, hits: together(hits, titled), isCapped: false, corrected: null, dropped: [] };
  // Too many, or none: a letter or two begin words of headings only.
  const headed = await findHeadingHits(db, search, maxCounted);
  const isCapped = hits.length > maxCounted || headed.length >= maxCounted;
  return { things, hits: together(hits, headed), isCapped, corrected: null, dropped: [] };
}

/** Each text once, as it was found last. */
function together(...found: readonly (readonly TextHit[])[]): readonly TextHit[] {
  return [...new Map(found.flat().map((hit) => [hit.id, hit])).values()];
}

/** @returns null if no other spelling finds anything */
async function searchCorrected(db: Database, terms: readonly string[]): Promise<TextSearch | null> {
  const long = terms.filter((term) => term.length >= shortestMisspelled);
  if (long.length === 0) return null;
  const alike = await inTransaction(db, (tx) => findAlikeWords(tx, long));
  const meant = new Map(alike.filter(({ isKnown }) => !isKnown).map((each) => [each.term, closest(each)]));
  const spelled = (rank: number) => terms.map((term) => at(meant.get(term), rank) ?? term);
  const tried = new Set([terms.join(' ')]);
  for (let rank = 0; rank < maxCorrections; rank += 1) {
    const corrected = spelled(rank);
    if (tried.has(corrected.join(' '))) continue;
    tried.add(corrected.join(' '));
    const title = searchedTitle(corrected.join(' '));
    const found = await searchThings(db, { things: searchedThings(corrected), title });
    if (found.hits.length > 0) return { ...found, corrected: corrected.join(' ') };
  }
  return null;
}

/** The words that are the fewest typing errors away, at most `mostErrors`. */
function closest({ term, words }: AlikeWords): readonly string[] {
  return words
    .map((word) => ({ word, errors: typingErrors(term, word) }))
    .filter(({ errors }) => errors <= mostErrors(term))
    .sort((a, b) => a.errors - b.errors)
    .map(({ word }) => word)
    .slice(0, maxCorrections);
}

/** The correction of this rank, or the last one. */
function at(words: readonly string[] | undefined, rank: number): string | undefined {
  return words?.[Math.min(rank, words.length - 1)];
}
