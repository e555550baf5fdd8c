import type { RelaxedFilters } from '@ascendant/contract/search';
import { maxCountedPerCategory } from '@ascendant/domain/event/event-search';
import { numberText } from '@ascendant/domain/site/locale';
import { dayRange } from '../../ui/text/day-text';
import type { EventFilters } from './event-filters';
import { quotedWords } from './quoted-words';
import type { FilterChange } from './use-event-filters';

/** A filter to drop or widen: 'Without Family & Kids: 4'. */
export interface RelaxationChoice {
  readonly label: string;
  readonly change: FilterChange;
}

/** What dropping or widening each filter gives, in the server's counts. */
export function relaxationChoices(
  { relaxations }: Pick<RelaxedFilters, 'relaxations'>,
  filters: EventFilters,
): readonly RelaxationChoice[] {
  return relaxations.map((relaxation) => {
    const { label, change } = choiceOf(relaxation, filters);
    const count = relaxation.isCapped ? `${maxCountedPerCategory}+` : numberText(relaxation.count);
    if (!relaxation.also) return { label: `${label}: ${count}`, change };
    const also = choiceOf({ ...relaxation, what: relaxation.also }, filters);
    return { label: `${label}, ${lowerFirst(also.label)}: ${count}`, change: { ...change, ...also.change } };
  });
}

function choiceOf(
  { what, within, from = '', to = '', words = [], q: shorter = '' }: RelaxedFilters['relaxations'][number],
  { q = '', category = [] }: EventFilters,
): RelaxationChoice {
  switch (what) {
    case 'other_days':
      return { label: `On ${dayRange(from, to, 'short')}`, change: { from, to } };
    case 'words':
      return { label: `Without ${quotedWords(words)}`, change: { q: shorter } };
    case 'dates':
      return { label: 'On any date', change: { from: undefined, to: undefined } };
    case 'kids':
      return { label: 'Without kids', change: { kids: undefined } };
    case 'categories': {
      const label = category.length === 1 ? `Without ${category.join('')}` : 'In any category';
      return { label, change: { category: undefined } };
    }
    case 'price':
      return { label: 'At any price', change: { minPrice: undefined, maxPrice: undefined } };
    case 'distance':
      return { label: `Within ${numberText(within ?? 0)} km`, change: { within: within ?? undefined } };
    case 'place':
      return { label: 'Anywhere', change: { near: undefined, within: undefined } };
    case 'score':
      return { label: 'With any match', change: { minMatch: undefined } };
    case 'text':
      return { label: `Without “${q}”`, change: { q: undefined } };
  }
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
