import type { ReactNode } from 'react';
import type { ManagedEvent } from '../../data/managed-events';
import { classNames } from '../../ui/class-names';
import { Table } from '../../ui/table/Table';
import { EventCell } from './EventCell';
import styles from './EventTable.module.css';

export interface Column {
  readonly label: string;
  /** Numbers are aligned right. */
  readonly className?: string;
  readonly cell: (event: ManagedEvent) => ReactNode;
}

interface EventTableProps {
  readonly caption: string;
  /** The heading of the first column. */
  readonly nameLabel: string;
  /** The columns between the event's name and its actions. */
  readonly columns: readonly Column[];
  readonly events: readonly ManagedEvent[];
  /** What can be done with an event: the last cell. */
  readonly actionsFor: (event: ManagedEvent) => ReactNode;
}

/** Events in rows; a list of labels and values on a phone. */
export function EventTable({ caption, nameLabel, columns, events, actionsFor }: EventTableProps) {
  return (
    <div className="scroller">
      <Table folds>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{nameLabel}</th>
            {columns.map(({ label, className }) => (
              <th key={label} scope="col" className={className}>
                {label}
              </th>
            ))}
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <tr key={event.id}>
              <td className={styles.name}>
                <EventCell event={event} />
              </td>
              {columns.map(({ label, className, cell }) => (
                <td key={label} data-label={label} className={className}>
                  {cell(event)}
                </td>
              ))}
              <td className={styles.actions}>
                <span className={classNames(styles.buttons, 'row')}>{actionsFor(event)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
