import { dayRange } from '../../ui/text/day-text';
import { timeText } from '../../ui/text/reader-form';
import styles from './EventLine.module.css';
import type { BookableEvent } from './party';

/** The event being booked, in two lines beside its picture. */
export function EventLine({ event }: { readonly event: BookableEvent }) {
  const age = event.minimumAge > 0 ? ` · ages ${event.minimumAge} and over` : '';
  // Of an event with several dates, two can be on one day.
  const time = event.series.dates > 1 ? ` at ${timeText(event.startTime)}` : '';
  return (
    <p className={styles.line}>
      <img src={event.imageUrl} width="72" height="48" alt="" />
      <span>
        <b>{event.title}</b>
        <span className="meta numeric">{`${dayRange(event.startDate, event.endDate)}${time}, ${event.location}${age}`}</span>
      </span>
    </p>
  );
}
