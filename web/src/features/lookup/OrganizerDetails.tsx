import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../api/api-error';
import { organizerPageQuery, type OrganizerPage } from '../../data/admin-organizers';
import { paths } from '../../paths';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { LoadingRows } from '../../ui/table/ListStates';
import styles from './Lookup.module.css';
import { OrganizerComplaints } from './OrganizerComplaints';
import { OrganizerDisputes } from './OrganizerDisputes';
import { OrganizerHead } from './OrganizerHead';
import { OrganizerMembers } from './OrganizerMembers';
import { OrganizerMoney } from './OrganizerMoney';
import { PersonNotes } from './PersonNotes';
import { PersonPanel } from './PersonPanel';

interface OrganizerDetailsProps {
  readonly id: number;
  /** Their next events, from another feature. */
  readonly events: ReactNode;
}

/** Everything that an admin decides about an organizer with. */
export function OrganizerDetails({ id, events }: OrganizerDetailsProps) {
  const { data, error, refetch } = useQuery(organizerPageQuery(id));
  if (data) return <Details page={data} events={events} />;
  if (error instanceof ApiError && error.status === 404)
    return <EmptyState title="Organizer not found" text="Their account may have been deleted." />;
  if (error)
    return (
      <ErrorState
        title="We couldn’t load this organizer"
        text="Please try again later."
        onRetry={() => void refetch()}
      />
    );
  return (
    <div className="panel stack" aria-busy="true">
      <output className="visually-hidden">Loading...</output>
      <LoadingRows count={5} />
    </div>
  );
}

interface DetailsProps extends Pick<OrganizerDetailsProps, 'events'> {
  readonly page: OrganizerPage;
}

function Details({ page, events }: DetailsProps) {
  const { organizer, disputes, complaints, members, money, notes } = page;
  return (
    <div className={styles.panels}>
      <OrganizerHead page={page} />
      <section className="panel" aria-labelledby="organizer-events">
        <div className="panel-heading">
          <h2 id="organizer-events">Events</h2>
          <Link className="link meta" to={paths.adminEventsOf(organizer.id)}>
            {`All ${page.events.all}`}
          </Link>
        </div>
        {events}
      </section>
      <PersonPanel title="Money" empty={false}>
        <OrganizerMoney money={money} />
      </PersonPanel>
      <PersonPanel title={titleWith('Disputes', disputes.open)} empty={false}>
        {disputes.latest.length === 0 ? (
          <p className="meta">No bank has disputed a payment for their events.</p>
        ) : (
          <OrganizerDisputes disputes={disputes.latest} />
        )}
      </PersonPanel>
      <PersonPanel title={titleWith('Complaints', complaints.open)} empty={false}>
        {complaints.latest.length === 0 ? (
          <p className="meta">Reported conversations will appear here.</p>
        ) : (
          <OrganizerComplaints complaints={complaints.latest} />
        )}
      </PersonPanel>
      <PersonPanel title="Team" empty={false}>
        <OrganizerMembers members={members} />
      </PersonPanel>
      <PersonNotes userId={organizer.id} notes={notes} />
    </div>
  );
}

/** 'Disputes, 2 open' */
function titleWith(title: string, open: number): string {
  return open === 0 ? title : `${title}, ${open} open`;
}
