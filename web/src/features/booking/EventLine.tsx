import { dayRange } from '../../ui/text/day-text';
import styles from './EventLine.module.css';
import type { BookableEvent } from './party';

/** The event being booked, in two lines beside its picture. */
export function EventLine({ event }: { readonly event: BookableEvent }) {
  const age = event.minimumAge > 0 ? ` · ages ${event.minimumAge} and over` : '';
  return (
    <p className={styles.line}>
      <img src={event.imageUrl} width="72" height="48" alt="" />
      <span>
        <b>{event.title}</b>
        <span className="meta numeric">{`${dayRange(event.startDate, event.endDate)}, ${event.location}${age}`}</span>
      </span>
    </p>
  );
}
