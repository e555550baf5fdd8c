import { Link } from 'react-router';
import type { ManagedEvent } from '../../data/managed-events';
import { paths } from '../../paths';
import { classNames } from '../../ui/class-names';
import { Choice } from '../../ui/form/Choice';
import styles from './EventCell.module.css';
import { eventLinkId } from './focus-event';
import { isWaiting, type Selection } from './use-selection';

interface EventCellProps {
  readonly event: ManagedEvent;
  /** Whose it is, below its title, where there's no room for a column. */
  readonly hasOrganizer?: boolean;
  /** Where events are selected: a checkbox before it. */
  readonly selection?: Selection | undefined;
}

/** The first cell of an event's row: its picture, title and location. */
export function EventCell({ event, hasOrganizer = false, selection }: EventCellProps) {
  return (
    <span className={classNames(styles.cell, 'row')}>
      {selection && isWaiting(event) ? (
        <Choice type="checkbox" checked={selection.isSelected(event)} onChange={() => selection.toggle(event)}>
          <span className="visually-hidden">{`Select ${event.title}`}</span>
        </Choice>
      ) : null}
      <img src={event.imageUrl} width={60} height={40} alt="" loading="lazy" />
      <span>
        <Link className="link" to={paths.event(event.id)} id={eventLinkId(event.id)}>
          {event.title}
        </Link>
        <span className={classNames(styles.below, 'meta')}>{event.location}</span>
        {hasOrganizer && event.organizerId !== null ? (
          <Link className={classNames(styles.organizer, 'link meta')} to={paths.adminOrganizer(event.organizerId)}>
            {event.organizerName}
          </Link>
        ) : null}
        {event.status === 'draft' && event.returnReason !== null ? (
          <span className={classNames(styles.below, styles.returned, 'meta')}>{`Returned: ${event.returnReason}`}</span>
        ) : null}
      </span>
    </span>
  );
}
