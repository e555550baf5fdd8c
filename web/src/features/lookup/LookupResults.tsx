import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { errorSentence } from '../../api/api-error';
import type { Found, FoundPerson } from '../../data/lookup';
import { paths } from '../../paths';
import { StatusBadge } from '../../ui/layout/Badge';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Panel } from '../../ui/layout/Panel';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { LoadingRows } from '../../ui/table/ListStates';
import { FoundPayments } from './FoundPayments';
import styles from './Lookup.module.css';

/** The people and payments that a look-up found. */
export function LookupResults({ query }: { readonly query: UseQueryResult<Found> }) {
  const { data, isError, error, refetch } = query;
  if (isError)
    return <ErrorState title="We couldn’t look that up" text={errorSentence(error)} onRetry={() => void refetch()} />;
  if (data === undefined)
    return (
      <div className={styles.panels} aria-busy="true">
        <output className="visually-hidden">Looking...</output>
        <div className="panel stack">
          <LoadingRows count={3} />
        </div>
      </div>
    );
  if (data.people.length + data.payments.length === 0)
    return <EmptyState title="Nothing found" text="Check the spelling, or look for something else you know." />;
  return <Results found={data} />;
}

const columns: readonly Column<FoundPerson>[] = [
  {
    label: 'Person',
    render: ({ id, firstName, lastName, username, email }) => (
      <span>
        <Link className="link" to={paths.adminPerson(id)}>
          {`${firstName} ${lastName}`}
        </Link>
        <span className={styles.below}>{`@${username}`}</span>
        <span className={styles.below}>{email}</span>
      </span>
    ),
  },
  { label: 'Type', render: ({ userType }) => typeTexts[userType] },
  {
    label: 'Status',
    render: ({ disabled }) => <StatusBadge {...(disabled ? disabledLabel : activeLabel)} />,
  },
];

const typeTexts: Readonly<Record<FoundPerson['userType'], string>> = {
  regular: 'Traveller',
  organizer: 'Organizer',
  admin: 'Admin',
};
const activeLabel = { text: 'Active', tone: 'good' } as const;
const disabledLabel = { text: 'Disabled', tone: 'poor' } as const;

function Results({ found: { people, payments, isCapped } }: { readonly found: Found }) {
  return (
    <div className={styles.panels}>
      {isCapped ? <p className="muted">There’s more than this. Look for something more exact.</p> : null}
      {people.length === 0 ? null : (
        <Panel title="People">
          <DataTable caption="People" columns={columns} rows={people} />
        </Panel>
      )}
      <Panel title="Payments">
        {payments.length === 0 ? (
          <EmptyState title="No payments" text="Free bookings have none." level={3} />
        ) : (
          <FoundPayments payments={payments} />
        )}
      </Panel>
    </div>
  );
}
