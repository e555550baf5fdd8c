import type { EventFilters } from './event-filters';
import type { ChangeFilters } from './use-event-filters';

/** What every filter gets. */
export interface FilterProps {
  readonly filters: EventFilters;
  readonly onChange: ChangeFilters;
  /** The search form: without JavaScript the filters are sent with it. */
  readonly formId: string;
}
