import type { SearchSuggestions } from '@ascendant/contract/search';
import { searchedThings } from '@ascendant/domain/event/search-synonyms';
import type { Database } from '../../../database/database';
import { isUnspaced, preparedText, searchedTitle, searchTerms } from '../../../database/search-terms';
import { shownDates } from '../list/relevance-page';
import { findCategories, findTitles, type Titled } from '../one/event-names.repository';
import { findHeadingHits } from './text-search.repository';

/** How many texts are looked at, and how many of each kind are suggested. */
const most = { looked: 100, events: 4, places: 2, categories: 2 } as const;

/**
 * Suggests upcoming events, the places and the categories whose names have every term.
 * Source: docs/rules/events.md, "Lists and search".
 */
export async function suggestSearch(db: Database, text: string): Promise<SearchSuggestions> {
  const terms = searchTerms(text);
  if (terms.length === 0) return { events: [], places: [], categories: [] };
  const hits = await findHeadingHits(db, { things: searchedThings(terms), title: searchedTitle(text) }, most.looked);
  const dates = await shownDates(db, {}, hits);
  const titled = await findTitles(
    db,
    dates.filter(({ isUpcoming }) => isUpcoming).map(({ id }) => id),
  );
  const categories = await findCategories(db);
  return {
    events: titled.slice(0, most.events).map(({ id, title, location }) => ({ id, title, location })),
    places: placesOf(titled, terms).slice(0, most.places),
    categories: categories.filter(({ name }) => hasTerms(name, terms)).slice(0, most.categories),
  };
}

/** Locations with every term, the most frequent first. */
function placesOf(titled: readonly Titled[], terms: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { location } of titled.filter((event) => hasTerms(event.location, terms)))
    counts.set(location, (counts.get(location) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([location]) => location);
}

/** Whether each term begins one of the words, or is a part of one where words have no blanks between. */
function hasTerms(name: string, terms: readonly string[]): boolean {
  const words = preparedText(name).split(' ');
  return terms.every((term) =>
    words.some((word) => word.startsWith(term) || (isUnspaced(term) && word.includes(term))),
  );
}
