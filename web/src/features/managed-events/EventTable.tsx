import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ManagedEvent } from '../../data/managed-events';
import { paths } from '../../paths';
import { classNames } from '../../ui/class-names';
import { Choice } from '../../ui/form/Choice';
import { DataTable, type Column } from '../../ui/table/DataTable';
import styles from './EventTable.module.css';
import { eventLinkId } from './focus-event';
import { type Selection, isWaiting } from './use-selection';

interface EventTableProps {
  readonly caption: string;
  /** The heading of the first column. */
  readonly nameLabel: string;
  /** The columns between the event's name and its actions. */
  readonly columns: readonly Column<ManagedEvent>[];
  readonly events: readonly ManagedEvent[];
  /** Whether it says whose each event is. */
  readonly hasOrganizer?: boolean;
  readonly selection?: Selection | undefined;
  /** What can be done with an event: the last cell. */
  readonly actionsFor: (event: ManagedEvent) => ReactNode;
}

/** Events in rows; a list of labels and values on a phone. */
export function EventTable({
  caption,
  nameLabel,
  columns,
  events,
  hasOrganizer = false,
  selection,
  actionsFor,
}: EventTableProps) {
  const all: readonly Column<ManagedEvent>[] = [
    {
      label: nameLabel,
      className: styles.name,
      render: (event) => <EventCell event={event} hasOrganizer={hasOrganizer} selection={selection} />,
    },
    ...columns,
    {
      label: 'Actions',
      heading: 'Actions',
      isAction: true,
      render: actionsFor,
    },
  ];
  return (
    <div className="scroller">
      <DataTable caption={caption} columns={all} rows={events} />
    </div>
  );
}

interface EventCellProps {
  readonly event: ManagedEvent;
  /** Whose it is, below its title, where there's no room for a column. */
  readonly hasOrganizer?: boolean;
  /** Where events are selected: a checkbox before it. */
  readonly selection?: Selection | undefined;
}

/** The first cell of an event's row: its picture, title and location. */
function EventCell({ event, hasOrganizer = false, selection }: EventCellProps) {
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
        <span className={classNames(styles.eventCellBelow, 'meta')}>{event.location}</span>
        {hasOrganizer && event.organizerId !== null ? (
          <Link
            className={classNames(styles.eventCellOrganizer, 'link meta')}
            to={paths.adminOrganizer(event.organizerId)}
          >
            {event.organizerName}
          </Link>
        ) : null}
        {event.status === 'draft' && event.returnReason !== null ? (
          <span
            className={classNames(styles.eventCellBelow, styles.returned, 'meta')}
          >{`Returned: ${event.returnReason}`}</span>
        ) : null}
      </span>
    </span>
  );
}
