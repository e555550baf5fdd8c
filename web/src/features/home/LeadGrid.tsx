import type { ReactNode } from 'react';
import type { EventSummary } from '@ascendant/contract/event';

interface Look {
  readonly isBig?: boolean;
  readonly hasFeatures?: boolean;
}

interface LeadGridProps {
  /** undefined while they are being read */
  readonly events: readonly EventSummary[] | undefined;
  readonly skeletons: ReactNode;
  readonly renderEvent: (event: EventSummary, look: Look) => ReactNode;
}

/** A large one with two small ones beside it. */
const leadCount = 3;

/** Six featured events: one large, two beside it, three below. Fewer than three stand side by side. */
export function LeadGrid({ events, skeletons, renderEvent }: LeadGridProps) {
  if (!events) return <div className="cards three">{skeletons}</div>;
  if (events.length < leadCount)
    return <div className="cards three">{events.map((event) => renderEvent(event, {}))}</div>;
  const [rest, hasRest] = [events.slice(leadCount), events.length > leadCount];
  return (
    <>
      <div className="lead-grid">
        {events
          .slice(0, leadCount)
          .map((event, index) => renderEvent(event, index === 0 ? { isBig: true } : { hasFeatures: false }))}
      </div>
      {hasRest ? <div className="cards three">{rest.map((event) => renderEvent(event, {}))}</div> : null}
    </>
  );
}
