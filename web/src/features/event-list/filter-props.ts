import type { FilterCounts } from '@ascendant/contract/event';
import type { EventFilters } from './event-filters';
import type { ChangeFilters } from './use-event-filters';

/** The props of every filter. */
export interface FilterProps {
  readonly filters: EventFilters;
  readonly onChange: ChangeFilters;
  /** The id of the search form, which sends the filters without JavaScript. */
  readonly formId: string;
  /** How many events each choice would show; undefined until they're known. */
  readonly counts?: FilterCounts | undefined;
}
