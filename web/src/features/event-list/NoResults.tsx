import type { EventSummary } from '@ascendant/contract/event';
import { Suspense, type ReactNode } from 'react';
import { lazyPage } from '../../lazy-page';
import { Button } from '../../ui/button/Button';
import { useHydrated } from '../../ui/late/use-hydrated';
import { EmptyState } from '../../ui/layout/EmptyState';
import { isNarrowed, noFilters, type EventFilters } from './event-filters';
import { filterChips } from './filter-chips';
import styles from './NoResults.module.css';
import type { ChangeFilters } from './use-event-filters';

/** Most lists have events. */
const NearMisses = lazyPage(async () => (await import('./NearMisses')).NearMisses);

interface NoResultsProps {
  readonly filters: EventFilters;
  readonly onChange: ChangeFilters;
  readonly onClear: () => void;
  readonly renderEvent: (event: EventSummary) => ReactNode;
  /** One below the other, beside a map. */
  readonly isRows: boolean;
}

/** Shown if nothing matches or there are no events, with the texts of specification 1, section 2 (Browse). */
export function NoResults(props: NoResultsProps) {
  if (!isNarrowed(props.filters))
    return <EmptyState title="No events found" text="No events are currently available" />;
  return <NothingMatches {...props} />;
}

/** What was asked for, what dropping each filter gives, and events that are nearly that. */
function NothingMatches({ filters, onChange, onClear, renderEvent, isRows }: NoResultsProps) {
  const isHydrated = useHydrated();
  const hasChips = filterChips(filters).length > 0;
  return (
    <>
      <EmptyState title="No events found" text={whatWasAsked(filters)}>
        <Button kind="primary" onClick={onClear}>
          {filters.q ? 'Clear Search' : 'Clear all filters'}
        </Button>
        {filters.q && hasChips ? (
          <Button kind="ghost" onClick={() => onChange(noFilters)}>
            Keep search, clear filters
          </Button>
        ) : null}
      </EmptyState>
      {isHydrated ? (
        <Suspense fallback={<div className={styles.line} />}>
          <NearMisses filters={filters} onChange={onChange} renderEvent={renderEvent} isRows={isRows} />
        </Suspense>
      ) : (
        <div className={styles.line} />
      )}
    </>
  );
}

/**
 * 'Try adjusting your search terms. No events match “volcano yodelling” with these filters: Outdoor & Nature, Free to $100.' Without a text
 * there are no terms to adjust.
 */
function whatWasAsked(filters: EventFilters): string {
  const labels = filterChips(filters).map((chip) => chip.label);
  const list = labels.length > 0 ? ` these filters: ${labels.join(', ')}` : '';
  if (!filters.q) return `No events match${list}.`;
  return `Try adjusting your search terms. No events match “${filters.q}”${list && ` with${list}`}.`;
}
