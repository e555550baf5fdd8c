import { recentEventsShown } from '@ascendant/domain/list-limits';
import { useQuery } from '@tanstack/react-query';
import { managedEventsQuery, type ManagedEvent } from '../../data/managed-events';
import { EditLink } from './CreateEventLink';
import { eventsOfOrganizerColumns } from './event-columns';
import { EventRows } from './EventRows';

/** The next of an organizer's events, for admins: those that wait for approval first. */
export function OrganizerEvents({ organizerId }: { readonly organizerId: number }) {
  const list = useQuery(
    managedEventsQuery('admin', { organizer: String(organizerId), limit: recentEventsShown, offset: 0 }),
  );
  return (
    <EventRows
      list={list}
      caption="Their next events"
      nameLabel="Title"
      columns={eventsOfOrganizerColumns}
      actionsFor={editLinkFor}
    />
  );
}

const editLinkFor = (event: ManagedEvent) => <EditLink event={event} viewer="admin" />;
