import type { ReactNode } from 'react';
import type { EventSummary } from '@ascendant/contract/event';
import { ErrorState } from '../../ui/ErrorState';

interface EventResultsProps {
  /** undefined while it is being read */
  readonly events: readonly EventSummary[] | undefined;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
  readonly skeletons: ReactNode;
  readonly empty: ReactNode;
  readonly renderEvent: (event: EventSummary, index: number) => ReactNode;
  /** While other filters are being asked for, the old list stays. */
  readonly isStale?: boolean;
  /** What stands below a list that has something in it. */
  readonly children?: ReactNode;
}

/** The four states of a list of events, in the words of specification 1, section 2 (Browse), and section 8 (Error catalogue). */
export function EventResults(props: EventResultsProps) {
  const { events, isFailed, onRetry, skeletons, empty, renderEvent, isStale = false, children } = props;
  if (isFailed && !events) {
    return <ErrorState title="Failed to load events" text="Please try again later" onRetry={onRetry} />;
  }
  if (!events) {
    return (
      <div className="card-grid three-columns" aria-busy="true">
        {skeletons}
      </div>
    );
  }
  if (events.length === 0) return empty;
  return (
    <>
      <div className="card-grid three-columns" aria-busy={isStale}>
        {events.map(renderEvent)}
      </div>
      {children}
    </>
  );
}
