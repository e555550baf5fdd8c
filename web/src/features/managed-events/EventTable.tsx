import type { ReactNode } from 'react';
import type { ManagedEvent } from '../../data/managed-events';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { EventCell } from './EventCell';
import styles from './EventTable.module.css';
import type { Selection } from './use-selection';

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
