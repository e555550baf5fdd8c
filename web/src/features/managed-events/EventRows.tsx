import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import type { EventPage } from '../../data/managed-events';
import { ListStates } from '../../ui/table/ListStates';
import { eventListStates, noEvents } from './event-list-states';
import { EventTable } from './EventTable';

interface EventRowsProps extends Omit<ComponentProps<typeof EventTable>, 'events'> {
  readonly list: Pick<UseQueryResult<EventPage>, 'data' | 'isError' | 'refetch'>;
  /** Offered when there are no events at all. */
  readonly firstStep?: ReactNode;
}

/** A page of events in rows, while it loads, when it fails, or when there's nothing. */
export function EventRows({ list, firstStep, ...table }: EventRowsProps) {
  return (
    <ListStates query={list} {...eventListStates(noEvents(firstStep))}>
      {(events) => <EventTable {...table} events={events} />}
    </ListStates>
  );
}
