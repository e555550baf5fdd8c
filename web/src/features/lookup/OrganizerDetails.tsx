import { fromSignedWire } from '@ascendant/contract/money';
import { formatDollars } from '@ascendant/domain/money';
import { memberRoleNames } from '@ascendant/domain/organization/members';
import { holdLabels } from '@ascendant/domain/payout/plan';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../api/api-error';
import { organizerPageQuery, type OrganizerPage } from '../../data/admin-organizers';
import { paths } from '../../paths';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Panel } from '../../ui/layout/Panel';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { Facts } from '../../ui/table/Facts';
import { LoadingRows } from '../../ui/table/ListStates';
import { datedInstantText } from '../../ui/text/instant-text';
import styles from './Lookup.module.css';
import { OrganizerDisputes } from './OrganizerDisputes';
import { OrganizerHead } from './OrganizerHead';
import { PersonNotes } from './PersonNotes';

const figures = [
  ['owed', 'Owed'],
  ['ready', 'Ready to be paid out'],
  ['disputed', 'Held back for disputes'],
  ['onItsWay', 'On its way'],
  ['paidOut', 'Paid out'],
] as const;

type Member = OrganizerPage['members'][number];

const columns: readonly Column<Member>[] = [
  {
    label: 'Person',
    render: ({ id, firstName, lastName, email }) => (
      <span>
        <Link className="link" to={paths.adminPerson(id)}>
          {`${firstName} ${lastName}`}
        </Link>
        <span className={styles.below}>{email}</span>
      </span>
    ),
  },
  { label: 'Role', render: ({ role }) => memberRoleNames[role] },
  {
    label: 'Joined',
    className: 'numeric',
    render: ({ joinedAt }) => (joinedAt === null ? 'The organizer' : datedInstantText(joinedAt)),
  },
];

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
      <Panel
        title="Events"
        aside={
          <Link className="link meta" to={paths.adminEventsOf(organizer.id)}>
            {`All ${page.events.all}`}
          </Link>
        }
      >
        {events}
      </Panel>
      <Panel title="Money">
        <OrganizerMoney money={money} />
      </Panel>
      <Panel title={titleWith('Disputes', disputes.open)}>
        {disputes.latest.length === 0 ? (
          <p className="meta">No bank has disputed a payment for their events.</p>
        ) : (
          <OrganizerDisputes disputes={disputes.latest} />
        )}
      </Panel>
      <Panel title={titleWith('Complaints', complaints.open)}>
        {complaints.latest.length === 0 ? (
          <p className="meta">Reported conversations will appear here.</p>
        ) : (
          <OrganizerComplaints complaints={complaints.latest} />
        )}
      </Panel>
      <Panel title="Team">
        <OrganizerMembers members={members} />
      </Panel>
      <PersonNotes userId={organizer.id} notes={notes} />
    </div>
  );
}

/** 'Disputes, 2 open' */
function titleWith(title: string, open: number): string {
  return open === 0 ? title : `${title}, ${open} open`;
}

type Complaint = OrganizerPage['complaints']['latest'][number];

/** Reported conversations about an organizer's events, the newest first. */
function OrganizerComplaints({ complaints }: { readonly complaints: readonly Complaint[] }) {
  return (
    <div className="stack">
      <ul className={styles.timeline}>
        {complaints.map(({ id, event, reason, reportedBy, reportedAt }) => (
          <li key={id}>
            <span className="meta numeric">{datedInstantText(reportedAt)}</span>
            <div>
              <p className={styles.note}>{reason}</p>
              <p className="meta">{`${event.title}, reported by the ${reportedBy}`}</p>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <Link className="link" to={paths.adminReportedConversations}>
          All reported messages
        </Link>
      </p>
    </div>
  );
}

/** Who works for an organizer. */
function OrganizerMembers({ members }: { readonly members: readonly Member[] }) {
  return <DataTable caption="Team" columns={columns} rows={members} />;
}

/** What an organizer is owed and was paid, and what holds their payouts back. */
function OrganizerMoney({ money }: Pick<OrganizerPage, 'money'>) {
  return (
    <div className="stack">
      {money.isOn ? (
        <p>{money.hold === null ? 'The account is connected.' : holdLabels[money.hold]}</p>
      ) : (
        <p>Payouts are off on this site.</p>
      )}
      <Facts>
        {figures.map(([figure, label]) => (
          <div key={figure}>
            <dt>{label}</dt>
            <dd>{formatDollars(fromSignedWire(money[figure])).replace('-', '−')}</dd>
          </div>
        ))}
      </Facts>
    </div>
  );
}
