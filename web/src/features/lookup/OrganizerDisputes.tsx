import { fromWire } from '@ascendant/contract/money';
import { formatDollars } from '@ascendant/domain/money';
import { disputeStateLabel } from '@ascendant/domain/payment/disputes';
import { Link } from 'react-router';
import type { OrganizerPage } from '../../data/admin-organizers';
import { paths } from '../../paths';
import { StatusBadge } from '../../ui/layout/Badge';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { datedInstantText } from '../../ui/text/instant-text';
import styles from './Lookup.module.css';

type Dispute = OrganizerPage['disputes']['latest'][number];

const columns: readonly Column<Dispute>[] = [
  {
    label: 'Booking',
    render: ({ reference, paymentId, event }) => (
      <span>
        <Link className="link" to={paths.adminPayment(paymentId)}>
          {reference}
        </Link>
        <span className={styles.below}>{event.title}</span>
      </span>
    ),
  },
  { label: 'Status', render: ({ status }) => <StatusBadge {...disputeStateLabel(status)} /> },
  {
    label: 'Amount',
    isRight: true,
    className: 'numeric no-wrap',
    render: ({ amount }) => formatDollars(fromWire(amount)),
  },
  { label: 'Opened', className: 'numeric', render: ({ openedAt }) => datedInstantText(openedAt) },
  {
    label: 'Deadline',
    className: 'numeric',
    render: ({ evidenceDueAt }) => (evidenceDueAt === null ? 'None' : datedInstantText(evidenceDueAt)),
  },
];

/** Disputes of payments for an organizer's events, the newest first. */
export function OrganizerDisputes({ disputes }: { readonly disputes: readonly Dispute[] }) {
  return <DataTable caption="Disputes, newest first" columns={columns} rows={disputes} />;
}
