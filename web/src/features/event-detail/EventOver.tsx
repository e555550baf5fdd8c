import type { EventDetail } from '@ascendant/contract/event';
import { durationLabel } from '@ascendant/domain/event/duration-badge';

/** The line above the title: what kind, how long, by whom; and that it is cancelled. */
export function EventOver({ event }: { readonly event: EventDetail }) {
  const host = event.organizerName ? ` · hosted by ${event.organizerName}` : '';
  return (
    <p className="meta ev-over">
      {event.categoryName} · {durationLabel(event.duration)}
      {host}
      {event.status === 'cancelled' ? <span className="badge poor">Cancelled</span> : null}
    </p>
  );
}
