import type { CalendarDay } from '../../calendar-day';
import type { EventType } from '../event-types';
import { familyCategory } from '../for-children';
import { searchAudience } from './search-audiences';
import { searchDays, type SearchDays } from './search-days';
import { placeCandidates, type PlaceCandidate } from './search-places';
import { searchPrices, type SearchPrices } from './search-prices';
import { lengthOfPhrase, typedText, wordsOf, type Word } from './word';

/** What a search says apart from the words to look for. */
export interface SearchReading extends Partial<SearchDays>, SearchPrices {
  readonly category?: EventType;
  /** 'with kids' */
  readonly hasKids?: true;
  /** 'near me' */
  readonly isNearReader?: true;
  /** Parts that may be places, the likeliest first; someone has to look them up. */
  readonly candidates: readonly PlaceCandidate[];
  /** The words in their order; null for those that are filters now. */
  readonly words: readonly (Word | null)[];
}

/** What's left of a search for places to be found in, and of words to look for. */
export interface PlacedReading {
  readonly q: string;
  readonly near?: string;
  readonly within?: number;
}

/** Words that say nothing about an event: only what's beside them counts. */
const fillers =
  'things to do|what to do|whats on|whats|something to do|looking for|show me|what is on|going on|anything|something|stuff|things|events|event|activities|activity|happening|ideas|fun|best|good|great|find|please|tickets|any|some|a|an|the|to|for|with|and|at|on|in|near|around|of|is|are|by|from'.split(
    '|',
  );

/** Where the reader is, or lives. */
const nearReader = ['close to me', 'near to me', 'near me', 'around me', 'around here', 'near here', 'nearby'];

/**
 * Reads a search as people type it, 'kids near banff', 'free this weekend': days, prices and audiences become filters. Each counts once;
 * a second one is a word like others.
 * @param today the reader's own day
 * @param categories the names of those in use; an audience without its category is a word like others
 * Source: docs/rules/events.md, "What a search means".
 */
export function readSearch(text: string, { today, categories }: SearchContext): SearchReading {
  // In quotation marks, words are only words.
  const typed = /^\s*["\u{201C}-\u{201E}].*["\u{201C}-\u{201E}]\s*$/u.test(text) ? [] : wordsOf(text);
  const words: (Word | null)[] = [];
  let found: Omit<SearchReading, 'candidates' | 'words'> = {};
  for (let index = 0; index < typed.length;) {
    const match = filterAt(typed, index, { found, today, categories });
    if (match) found = { ...found, ...match.found };
    const length = match?.length ?? 1;
    for (const word of typed.slice(index, index + length)) words.push(match ? null : word);
    index += length;
  }
  return { ...found, words, candidates: placeCandidates(words) };
}

export interface SearchContext {
  readonly today: CalendarDay;
  readonly categories: readonly string[];
}

interface Known extends SearchContext {
  readonly found: Omit<SearchReading, 'candidates' | 'words'>;
}

/** The filter that begins with one of the words; null if it begins none, or one that's known. */
function filterAt(typed: readonly Word[], index: number, { found, today, categories }: Known) {
  const rest = typed.slice(index);
  const days = found.from === undefined ? searchDays(rest, today) : null;
  if (days) return { length: days.length, found: days.found };
  const isPriced = found.minPrice !== undefined || found.maxPrice !== undefined;
  const prices = isPriced ? null : searchPrices(rest, typed[index - 1]);
  if (prices) return { length: prices.length, found: prices.found };
  const here = lengthOfPhrase(rest, nearReader);
  if (here > 0) return { length: here, found: { isNearReader: true as const } };
  const audience = found.category === undefined && !found.hasKids ? searchAudience(rest) : null;
  if (audience === null || !categories.includes(audience.found)) return null;
  const isFamily = audience.found === familyCategory;
  return { length: audience.length, found: isFamily ? { hasKids: true as const } : { category: audience.found } };
}

/**
 * The reading with the place that a candidate turned out to be, or without one. Fillers are left out once anything was read.
 * @param place the candidate, and what the place is called
 * @returns null if the text is nothing but words to look for
 */
export function placedReading(
  { words, candidates: _candidates, ...found }: SearchReading,
  place: { readonly candidate: PlaceCandidate; readonly label: string } | null,
): (Omit<SearchReading, 'candidates' | 'words'> & PlacedReading) | null {
  if (!place && Object.keys(found).length === 0) return null;
  const { candidate, label } = place ?? {};
  const left = words.filter(
    (word, index) => word !== null && !(candidate && index >= candidate.start && index < candidate.end),
  );
  const q = withoutFillers(left.filter((word) => word !== null));
  return {
    ...found,
    q,
    ...(label === undefined ? {} : { near: label }),
    ...(candidate?.within === undefined ? {} : { within: candidate.within }),
  };
}

function withoutFillers(words: readonly Word[]): string {
  const kept: Word[] = [];
  for (let index = 0; index < words.length;) {
    const length = lengthOfPhrase(words.slice(index), fillers);
    const word = words[index];
    if (length === 0 && word) kept.push(word);
    index += Math.max(1, length);
  }
  return typedText(kept);
}
