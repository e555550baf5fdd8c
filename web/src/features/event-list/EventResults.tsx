import type { EventSummary } from '@ascendant/contract/event';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import styles from './EventResults.module.css';

interface EventResultsProps {
  /** undefined while loading */
  readonly events: readonly EventSummary[] | undefined;
  readonly isFailed: boolean;
  /** What's wrong with the filters, in the server's words; null or nothing if they're fine. */
  readonly refusal?: string | null;
  /** Why it failed, if that passes: we're busy, or places are still being loaded. */
  readonly busyReason?: string | null;
  readonly onRetry: () => void;
  readonly skeletons: ReactNode;
  readonly empty: ReactNode;
  readonly renderEvent: (event: EventSummary, index: number) => ReactNode;
  /** One below the other, beside a map; on a phone beside each other, below it. */
  readonly isRows?: boolean;
  /** True while the list still shows the previous filters. */
  readonly isStale?: boolean;
  /** Shown below a list that isn't empty. */
  readonly children?: ReactNode;
}

/** The four states of a list of events, with the texts of specification 1, section 2 (Browse), and section 8 (Error catalogue). */
export function EventResults(props: EventResultsProps) {
  const {
    events,
    isFailed,
    refusal,
    busyReason,
    onRetry,
    skeletons,
    empty,
    renderEvent,
    isStale = false,
    isRows = false,
    children,
  } = props;
  const layout = isRows ? styles.strip : 'card-grid three-columns';
  if (refusal && !events)
    return <EmptyState kind="failed" title={refusal} text="Try another spelling, or remove the filter." />;
  if (isFailed && !events) {
    return <ErrorState title="Failed to load events" text={busyReason ?? 'Please try again later'} onRetry={onRetry} />;
  }
  if (!events) {
    return (
      <div className={layout} aria-busy="true">
        {skeletons}
      </div>
    );
  }
  if (events.length === 0) return empty;
  return (
    <>
      <div className={layout} aria-busy={isStale}>
        {events.map(renderEvent)}
      </div>
      {children}
    </>
  );
}
