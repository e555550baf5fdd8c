import type { EventSummary } from '@ascendant/contract/event';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names';
import styles from './SimilarEvents.module.css';

interface SimilarEventsProps {
  readonly events: readonly EventSummary[];
  readonly renderEvent: (event: EventSummary) => ReactNode;
  /** One below the other, beside a map. */
  readonly isRows: boolean;
}

/** Shown if nothing matches: events that meet all but one of the filters. */
export function SimilarEvents({ events, renderEvent, isRows }: SimilarEventsProps) {
  if (events.length === 0) return null;
  return (
    <>
      <div className={classNames(styles.head, 'section-heading')}>
        <h2 className="small-heading">Similar events</h2>
      </div>
      <div className={isRows ? undefined : 'card-grid three-columns'}>{events.map(renderEvent)}</div>
    </>
  );
}
