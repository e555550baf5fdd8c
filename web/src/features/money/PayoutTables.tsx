import { bankPayoutLabels, transferLabels } from '@ascendant/domain/payout/transfers';
import { Link } from 'react-router';
import type { OrganizerPayouts } from '../../data/payouts';
import { paths } from '../../paths';
import { EmptyState } from '../../ui/layout/EmptyState';
import { Panel } from '../../ui/layout/Panel';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { amountText } from '../../ui/text/amount-text';
import { dayText } from '../../ui/text/day-text';
import { monthText } from '../../ui/text/month-text';
import { dayAndTime } from '../../ui/text/time-text';

type Coming = OrganizerPayouts['coming'][number] & { readonly id: number };
type Transfer = OrganizerPayouts['transfers'][number];
type BankPayout = OrganizerPayouts['bankPayouts'][number];

const comingColumns: readonly Column<Coming>[] = [
  {
    label: 'Event',
    render: ({ eventId, title, ...start }) => (
      <>
        <Link className="link" to={paths.eventBookings(eventId)}>
          {title}
        </Link>
        <p className="meta numeric">{dayAndTime(start, 'short')}</p>
      </>
    ),
  },
  {
    label: 'Paid out on',
    render: ({ readyOn, soldUntil }) => (
      <>
        <span className="numeric no-wrap">{dayText(readyOn, 'short')}</span>
        {soldUntil === null ? null : (
          <p className="meta">
            {`Sold for ${dayText(soldUntil, 'short')}. It’s paid earlier once everyone has accepted the new date.`}
          </p>
        )}
      </>
    ),
  },
  { label: 'Amount', isRight: true, className: 'numeric no-wrap', render: ({ amount }) => amountText(amount) },
];

const transferColumns: readonly Column<Transfer>[] = [
  { label: 'Date', className: 'numeric no-wrap', render: ({ day }) => dayText(day, 'short') },
  { label: 'Status', render: ({ status }) => transferLabels[status] },
  { label: 'Amount', isRight: true, className: 'numeric no-wrap', render: ({ amount }) => amountText(amount) },
];

const bankColumns: readonly Column<BankPayout>[] = [
  { label: 'At your bank on', className: 'numeric no-wrap', render: ({ arrivesOn }) => dayText(arrivesOn, 'short') },
  { label: 'Status', render: ({ status }) => bankPayoutLabels[status] },
  { label: 'Amount', isRight: true, className: 'numeric no-wrap', render: ({ amount }) => amountText(amount) },
];

/** What's coming by event, what was paid, and what the organizer's bank made of it. */
export function PayoutTables({ payouts }: { readonly payouts: OrganizerPayouts }) {
  const coming = payouts.coming.map((event) => ({ ...event, id: event.eventId }));
  return (
    <>
      {coming.length === 0 ? null : (
        <Panel title="Coming">
          <DataTable caption="What’s paid out when, by event" columns={comingColumns} rows={coming} />
        </Panel>
      )}
      <Panel title="Payouts">
        {payouts.transfers.length === 0 ? (
          <EmptyState title="No payouts yet" text="What we pay you will appear here." level={3} />
        ) : (
          <DataTable caption="Payouts to your account" columns={transferColumns} rows={payouts.transfers} />
        )}
      </Panel>
      {payouts.bankPayouts.length === 0 ? null : (
        <Panel title="To your bank">
          <DataTable caption="From your account to your bank" columns={bankColumns} rows={payouts.bankPayouts} />
        </Panel>
      )}
      {payouts.statements.length === 0 ? null : <Statements months={payouts.statements} />}
    </>
  );
}

/** A month's sales, refunds and payouts, as files. */
function Statements({ months }: { readonly months: readonly string[] }) {
  return (
    <Panel title="Statements">
      <ul className="stack">
        {months.map((month) => (
          <li key={month} className="row wrap">
            <span className="numeric">{monthText(month)}</span>
            {(['pdf', 'csv'] as const).map((format) => (
              <a
                key={format}
                className="link"
                href={`/organizer/statements/${month}.${format}`}
                download
                aria-label={`Statement of ${monthText(month)}, ${format.toUpperCase()}`}
              >
                {format.toUpperCase()}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
