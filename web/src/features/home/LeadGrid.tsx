import type { EventSummary } from '@ascendant/contract/event';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names';
import styles from './LeadGrid.module.css';

interface Look {
  readonly isBig?: boolean;
  readonly hasFeatures?: boolean;
}

interface LeadGridProps {
  /** undefined while loading */
  readonly events: readonly EventSummary[] | undefined;
  readonly skeletons: ReactNode;
  readonly renderEvent: (event: EventSummary, look: Look) => ReactNode;
}

/** A large card and two small ones next to it. */
const leadCount = 3;

/** Six featured events: one large, two next to it, three below. Fewer than three are shown side by side. */
export function LeadGrid({ events, skeletons, renderEvent }: LeadGridProps) {
  if (!events) return <div className="card-grid three-columns">{skeletons}</div>;
  if (events.length < leadCount)
    return <div className="card-grid three-columns">{events.map((event) => renderEvent(event, {}))}</div>;
  const [rest, hasRest] = [events.slice(leadCount), events.length > leadCount];
  return (
    <>
      <div className={styles.grid}>
        {events
          .slice(0, leadCount)
          .map((event, index) => renderEvent(event, index === 0 ? { isBig: true } : { hasFeatures: false }))}
      </div>
      {hasRest ? (
        <div className={classNames(styles.rest, 'card-grid three-columns')}>
          {rest.map((event) => renderEvent(event, {}))}
        </div>
      ) : null}
    </>
  );
}
