import { numberText } from '@ascendant/domain/site/locale';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { managedEventsQuery, type ManagedEvent } from '../../data/managed-events';
import { paths } from '../../paths';
import { EditLink } from './CreateEventLink';
import { activeColumns } from './event-columns';
import { EventRows } from './EventRows';

/** Events on the dashboard; the rest are in the list. */
const shown = 7;

/** Published events that are still to come, the next to start first. Source: specification 2, section 2 (Admin dashboard). */
export function ActiveEvents() {
  const list = useQuery(managedEventsQuery('admin', { active: 'true', sort: 'upcoming', limit: shown }));
  return (
    <section className="panel" aria-labelledby="active-events">
      <div className="panel-heading">
        <h2 id="active-events">Active Events</h2>
        {list.data ? (
          <Link className="link meta" to={paths.adminActiveEvents}>
            {`All ${numberText(list.data.all)}`}
          </Link>
        ) : null}
      </div>
      <EventRows
        list={list}
        caption="Active events"
        nameLabel="Event"
        columns={activeColumns}
        actionsFor={editLinkFor}
      />
    </section>
  );
}

const editLinkFor = (event: ManagedEvent) => <EditLink event={event} viewer="admin" />;
