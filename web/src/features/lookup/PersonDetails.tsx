import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../api/api-error';
import { personPageQuery, type PersonPage, useResendEmail } from '../../data/lookup';
import { paths } from '../../paths';
import { Button } from '../../ui/button/Button';
import { StatusBadge } from '../../ui/layout/Badge';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Panel } from '../../ui/layout/Panel';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { LoadingRows } from '../../ui/table/ListStates';
import { datedInstantText } from '../../ui/text/instant-text';
import { sentence } from '../../ui/text/sentence';
import { FoundPayments } from './FoundPayments';
import { codeText, mailStateLabel } from './lookup-labels';
import styles from './Lookup.module.css';
import { type BookingOfPerson, PersonBookings } from './PersonBookings';
import { PersonNotes } from './PersonNotes';
import { PersonPanel } from './PersonPanel';

type Email = PersonPage['emails'][number];

const columns: readonly Column<Email>[] = [
  {
    label: 'Email',
    render: ({ subject, kind }) => (
      <span>
        <b>{subject === '' ? codeText(kind) : subject}</b>
      </span>
    ),
  },
  { label: 'Why', render: ({ why, kind }) => (why === '' ? codeText(kind) : why) },
  { label: 'State', render: ({ state }) => <StatusBadge {...mailStateLabel(state)} /> },
  {
    label: 'When',
    className: 'no-wrap numeric',
    render: ({ sentAt, createdAt }) => datedInstantText(sentAt ?? createdAt),
  },
];

interface PersonActions {
  /** What can be done about the account. */
  readonly AccountActions: ComponentType<{ readonly person: PersonPage['person'] }>;
  /** What can be done about one of their bookings. */
  readonly BookingActions: ComponentType<BookingOfPerson>;
}

interface PersonDetailsProps extends PersonActions {
  readonly id: number;
}

/** Everything that an admin needs to help a person. */
export function PersonDetails({ id, ...actions }: PersonDetailsProps) {
  const { data, error, refetch } = useQuery(personPageQuery(id));
  if (data) return <Details page={data} {...actions} />;
  if (error instanceof ApiError && error.status === 404)
    return <EmptyState title="Person not found" text="Their account may have been deleted." />;
  if (error)
    return (
      <ErrorState title="We couldn’t load this person" text="Please try again later." onRetry={() => void refetch()} />
    );
  return (
    <div className="panel stack" aria-busy="true">
      <output className="visually-hidden">Loading...</output>
      <LoadingRows count={5} />
    </div>
  );
}

function Details({ page, AccountActions, BookingActions }: PersonActions & { readonly page: PersonPage }) {
  const { person, bookings, payments, emails, sessions, notes } = page;
  return (
    <div className={styles.panels}>
      <PersonHead person={person} AccountActions={AccountActions} />
      <PersonPanel title="Payments" empty={payments.length === 0 && 'Payments will appear here.'}>
        <FoundPayments payments={payments} isOfOne />
      </PersonPanel>
      <PersonPanel title="Bookings" empty={bookings.length === 0 && 'Bookings will appear here.'}>
        <PersonBookings bookings={bookings} person={person} Actions={BookingActions} />
      </PersonPanel>
      <PersonPanel title="Emails" empty={emails.length === 0 && 'Emails to this person will appear here.'}>
        <PersonEmails emails={emails} userId={person.id} />
      </PersonPanel>
      <PersonPanel title="Signed in" empty={sessions.length === 0 && 'Not signed in anywhere.'}>
        <ul className={styles.timeline}>
          {sessions.map(({ id, browser, startedAt, lastUsedAt }) => (
            <li key={id}>
              <b>{browser}</b>
              <span className="meta numeric">
                {`Since ${datedInstantText(startedAt)}, last used ${datedInstantText(lastUsedAt)}`}
              </span>
            </li>
          ))}
        </ul>
      </PersonPanel>
      <PersonNotes userId={person.id} notes={notes} />
    </div>
  );
}

function PersonHead({ person, AccountActions }: Pick<PersonPage, 'person'> & Pick<PersonActions, 'AccountActions'>) {
  const { firstName, lastName, username, email, disabled, emailVerified, createdAt, deletedFrom } = person;
  const isOrganizer = person.userType === 'organizer';
  return (
    <Panel
      title={`${firstName} ${lastName}`}
      aside={
        <span className="row wrap">
          <StatusBadge {...(disabled ? disabledLabel : activeLabel)} />
          {emailVerified ? <StatusBadge tone="plain" text="Verified" /> : null}
          <AccountActions person={person} />
        </span>
      }
    >
      <p className={styles.note}>{email}</p>
      <p className="meta">{`@${username}, with us since ${datedInstantText(createdAt)}`}</p>
      {deletedFrom === null ? null : (
        <p>{sentence(`The account will be deleted on ${datedInstantText(deletedFrom)}`)}</p>
      )}
      {isOrganizer ? (
        <p>
          <Link className="link" to={paths.adminOrganizer(person.id)}>
            Events, team and money
          </Link>
        </p>
      ) : null}
    </Panel>
  );
}

const activeLabel = { text: 'Active', tone: 'good' } as const;
const disabledLabel = { text: 'Disabled', tone: 'poor' } as const;

/** The emails to a person with why they went out, the latest first. */
function PersonEmails({ emails, userId }: { readonly emails: readonly Email[]; readonly userId: number }) {
  const resend = useResendEmail(userId);
  const action: Column<Email> = {
    label: 'Action',
    isAction: true,
    isRight: true,
    render: ({ id, subject, canResend }) =>
      canResend ? (
        <Button
          size="small"
          aria-label={`Send again: ${subject}`}
          busy={resend.isPending && resend.variables === id && 'Sending...'}
          onClick={() => resend.mutate(id)}
        >
          Send again
        </Button>
      ) : null,
  };
  return <DataTable caption="Emails, newest first" columns={[...columns, action]} rows={emails} />;
}
