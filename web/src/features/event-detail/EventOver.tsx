import type { EventDetail } from '@ascendant/contract/event';
import { durationLabel } from '@ascendant/domain/event/duration-badge';
import { Badge } from '../../ui/Badge';
import { classNames } from '../../ui/class-names';
import styles from './EventOver.module.css';

/** The line above the title: category, duration and host, and a badge if the event is cancelled. */
export function EventOver({ event }: { readonly event: EventDetail }) {
  const host = event.organizerName ? ` · hosted by ${event.organizerName}` : '';
  return (
    <p className={classNames(styles.over, 'meta')}>
      {event.categoryName} · {durationLabel(event.duration)}
      {host}
      {event.status === 'cancelled' ? <Badge tone="poor">Cancelled</Badge> : null}
    </p>
  );
}
