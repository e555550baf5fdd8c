import type { ReactNode } from 'react';
import { Button } from '../../ui/button/Button';
import { EmptyState } from '../../ui/layout/EmptyState';
import { isNarrowed, noFilters, type EventFilters } from './event-filters';
import { filterChips } from './filter-chips';
import type { ChangeFilters } from './use-event-filters';

interface NoResultsProps {
  readonly filters: EventFilters;
  readonly onChange: ChangeFilters;
  readonly onClear: () => void;
  /** Similar events. */
  readonly children?: ReactNode;
}

/** Shown if nothing matches or there are no events, with the texts of specification 1, section 2 (Browse). */
export function NoResults({ filters, onChange, onClear, children }: NoResultsProps) {
  if (!isNarrowed(filters)) return <EmptyState title="No events found" text="No events are currently available" />;
  const chips = filterChips(filters);
  return (
    <>
      <EmptyState title="No events found" text={`Try adjusting your search terms. ${whatWasAsked(filters)}`.trim()}>
        <Button kind="primary" onClick={onClear}>
          Clear Search
        </Button>
        {filters.q && chips.length > 0 ? (
          <Button kind="ghost" onClick={() => onChange(noFilters)}>
            Keep search, clear filters
          </Button>
        ) : null}
      </EmptyState>
      {children}
    </>
  );
}

/** 'No events match “volcano yodelling” with these filters: Outdoor & Nature, Free to $100.' */
function whatWasAsked(filters: EventFilters): string {
  const labels = filterChips(filters).map((chip) => chip.label);
  const start = filters.q ? `No events match “${filters.q}”` : 'No events match';
  return labels.length > 0 ? `${start} with these filters: ${labels.join(', ')}.` : `${start}.`;
}
