import { numberText } from '@ascendant/domain/site/locale';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { managedEventsQuery, type ManagedEvent } from '../../data/managed-events';
import { paths } from '../../paths';
import { Panel } from '../../ui/layout/Panel';
import { EditLink } from './CreateEventLink';
import { activeColumns } from './event-columns';
import { EventRows } from './EventRows';

/** Events on the dashboard; the rest are in the list. */
const shown = 7;

/** Published events that are still to come, the next to start first. Source: specification 2, section 2 (Admin dashboard). */
export function ActiveEvents() {
  const list = useQuery(managedEventsQuery('admin', { active: 'true', sort: 'upcoming', limit: shown }));
  return (
    <Panel
      title="Active Events"
      aside={
        list.data ? (
          <Link className="link meta" to={paths.adminActiveEvents}>
            {`All ${numberText(list.data.all)}`}
          </Link>
        ) : null
      }
    >
      <EventRows
        list={list}
        caption="Active events"
        nameLabel="Event"
        columns={activeColumns}
        actionsFor={editLinkFor}
      />
    </Panel>
  );
}

const editLinkFor = (event: ManagedEvent) => <EditLink event={event} viewer="admin" />;
