import type { SearchReading } from '@ascendant/contract/search';
import { calendarDay } from '@ascendant/domain/calendar-day';
import { placedReading, readSearch } from '@ascendant/domain/event/search-reading/read-search';
import { isPlaceMeant, type PlaceCandidate } from '@ascendant/domain/event/search-reading/search-places';
import { searchedThings } from '@ascendant/domain/event/search-synonyms';
import type { Database } from '../../../database/database';
import { preparedText, searchedTitle, searchTerms } from '../../../database/search-terms';
import { places } from '../../places/places.module';
import { countUpTo } from '../list/event-counts.repository';
import { shownDates } from '../list/relevance-page';
import { findCategories, findTitles } from '../one/event-names.repository';
import { findHeadedHits, findTextHits } from './text-search.repository';

/** Events this near make a word alone the name of their town. */
const aroundKm = 25;
/** How many texts with the words in their headings are looked at for a title. */
const mostTitles = 100;

/**
 * What a search says as filters.
 * @param today the reader's own day, YYYY-MM-DD
 * @returns null if it's only words to look for, or an event's title
 * Source: docs/rules/events.md, "What a search means".
 */
export async function readSearchText(
  db: Database,
  { q, today }: { readonly q: string; readonly today: string },
): Promise<SearchReading | null> {
  const categories = (await findCategories(db)).map(({ name }) => name);
  const reading = readSearch(q, { today: calendarDay(today), categories });
  const read = placedReading(reading, await placeIn(db, reading.candidates));
  if (read === null || (await isTitle(db, q, { isPart: read.from !== undefined && read.q !== '' }))) return null;
  return {
    q: read.q,
    category: read.category ?? null,
    hasKids: read.hasKids ?? false,
    from: read.from ?? null,
    to: read.to ?? null,
    minPrice: read.minPrice ?? null,
    maxPrice: read.maxPrice ?? null,
    near: read.near ?? null,
    within: read.within ?? null,
    isNearReader: read.isNearReader ?? false,
  };
}

/** The first candidate that means a place. */
async function placeIn(db: Database, candidates: readonly PlaceCandidate[]) {
  const named = await places.placesNamed(
    db,
    candidates.map(({ name }) => name),
  );
  for (const candidate of candidates) {
    const place = named.get(candidate.name);
    if (!place) continue;
    const around = { latitude: place.latitude, longitude: place.longitude, kilometres: aroundKm };
    const hasEvents = (await countUpTo(db, { around, isAhead: true }, 1)) > 0;
    const facts = { population: place.population, hasEvents, isWordOfEvents: await isWordOfEvents(db, candidate.name) };
    if (isPlaceMeant(candidate, facts)) return { candidate, label: place.label };
  }
  return null;
}

async function isWordOfEvents(db: Database, name: string): Promise<boolean> {
  const terms = searchTerms(name);
  return terms.length > 0 && (await findTextHits(db, searchedThings(terms), 1)).length > 0;
}

/**
 * Whether a search is the title of an event, which days in it mustn't hide: 'Sunday braai'.
 * @param isPart true if it may also be some words of one
 */
async function isTitle(db: Database, text: string, { isPart }: { readonly isPart: boolean }): Promise<boolean> {
  const terms = searchTerms(text);
  const title = searchedTitle(text);
  const hits = await findHeadedHits(db, { things: searchedThings(terms), title }, mostTitles);
  const dates = await shownDates(db, {}, hits);
  const titles = await findTitles(
    db,
    dates.map(({ id }) => id),
  );
  return titles.some((event) => {
    const prepared = preparedText(event.title);
    return prepared === title || (isPart && terms.every((term) => prepared.split(' ').includes(term)));
  });
}
