import { recentEventsShown } from '@ascendant/domain/list-limits';
import { numberText } from '@ascendant/domain/site/locale';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { managedEventsQuery, type ManagedEvent } from '../../data/managed-events';
import { paths } from '../../paths';
import { Panel } from '../../ui/layout/Panel';
import { FirstEventLink, EditLink } from './CreateEventLink';
import { recentColumns } from './event-columns';
import { EventRows } from './EventRows';

/** An organizer's most recent events. Source: specification 2, section 2 (Organizer dashboard). */
export function RecentEvents() {
  const list = useQuery(managedEventsQuery('organizer', { sort: 'newest', by: 'series', limit: recentEventsShown }));
  return (
    <Panel
      title="Recent events"
      aside={
        list.data ? (
          <Link className="link meta" to={paths.organizerEvents}>
            {`All ${numberText(list.data.all)}`}
          </Link>
        ) : null
      }
    >
      <EventRows
        list={list}
        caption="Recent events"
        nameLabel="Event"
        columns={recentColumns}
        actionsFor={editLinkFor}
        firstStep={<FirstEventLink />}
      />
    </Panel>
  );
}

const editLinkFor = (event: ManagedEvent) => <EditLink event={event} viewer="organizer" />;
