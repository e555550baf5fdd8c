import type { SearchSuggestions } from '../../data/search';
import { paths } from '../../paths';
import type { Suggestion } from '../../ui/form/Suggest';

/** A suggestion of the search field, and the page it opens. */
export interface SearchSuggestion extends Suggestion {
  readonly href: string;
}

/** Categories and places first: they lead to lists. */
export function searchSuggestionsOf(found: SearchSuggestions | undefined): readonly SearchSuggestion[] {
  if (!found) return [];
  const categories = found.categories.map(({ name }) => ({
    label: name,
    note: 'Category',
    href: `${paths.browse}?category=${encodeURIComponent(name)}`,
  }));
  const places = found.places.map((place) => ({
    label: place,
    note: 'Place',
    href: `${paths.browse}?near=${encodeURIComponent(place)}`,
  }));
  const events = found.events.map(({ id, title, location }) => ({
    label: title,
    note: location,
    href: paths.event(id),
  }));
  return [...categories, ...places, ...events].map((suggestion, index) => ({ ...suggestion, id: index }));
}
