import { Link } from 'react-router';
import type { ManagedEvent } from '../../data/managed-events';
import { paths } from '../../paths';
import { classNames } from '../../ui/class-names';
import styles from './EventCell.module.css';
import { eventLinkId } from './focus-event';

/** The first cell of an event's row: its picture, title and location. */
export function EventCell({ event }: { readonly event: ManagedEvent }) {
  return (
    <span className={classNames(styles.cell, 'row')}>
      <img src={event.imageUrl} width={60} height={40} alt="" loading="lazy" />
      <span>
        <Link className="link" to={paths.event(event.id)} id={eventLinkId(event.id)}>
          {event.title}
        </Link>
        <span className={classNames(styles.below, 'meta')}>{event.location}</span>
        {event.status === 'draft' && event.returnReason !== null ? (
          <span className={classNames(styles.below, styles.returned, 'meta')}>{`Returned: ${event.returnReason}`}</span>
        ) : null}
      </span>
    </span>
  );
}
