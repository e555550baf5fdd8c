import { disputeText } from '@ascendant/domain/payment/disputes';
import { Link } from 'react-router';
import type { Earnings } from '../../data/money';
import { paths } from '../../paths';
import { Panel } from '../../ui/layout/Panel';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { amountText } from '../../ui/text/amount-text';
import { datedInstantText } from '../../ui/text/instant-text';
import { dayAndTime } from '../../ui/text/time-text';

type Dispute = Earnings['disputes'][number];

/** Payments that banks ask about, and what that takes from what's earned. */
export function EarningsDisputes({ disputes }: Pick<Earnings, 'disputes'>) {
  return (
    <Panel title="Disputes">
      <div className="scroller">
        <DataTable caption="Disputes, newest first" columns={columns} rows={disputes} />
      </div>
    </Panel>
  );
}

const columns: readonly Column<Dispute>[] = [
  { label: 'Dispute', className: 'no-wrap', render: lineOf },
  {
    label: 'Event',
    render: ({ event }) => (
      <Link className="link" to={paths.eventBookings(event.id)}>
        {`${event.title}, ${dayAndTime(event, 'short')}`}
      </Link>
    ),
  },
  { label: 'Opened', className: 'numeric no-wrap', render: ({ openedAt }) => datedInstantText(openedAt) },
];

/** 'Dispute ASC-3PF9B, lost, −$160.00' */
function lineOf({ reference, status, amount }: Dispute): string {
  const text = disputeText(reference, status);
  return Number(amount) === 0 ? text : `${text}, ${amountText(amount)}`;
}
