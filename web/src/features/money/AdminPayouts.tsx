import { fromSignedWire } from '@ascendant/contract/money';
import { holdLabels } from '@ascendant/domain/payout/plan';
import { transferLabels } from '@ascendant/domain/payout/transfers';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { adminPayoutsQuery, useRetryTransfer, type AdminPayouts as Payouts } from '../../data/payouts';
import { paths } from '../../paths';
import { Button } from '../../ui/button/Button';
import { EmptyState } from '../../ui/layout/EmptyState';
import { Panel } from '../../ui/layout/Panel';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { amountText } from '../../ui/text/amount-text';
import { dayText } from '../../ui/text/day-text';
import { AdjustDialog, type Adjusted } from './AdjustDialog';
import { MoneyLoading } from './MoneyLoading';

type Organizer = Payouts['organizers'][number] & { readonly id: number };
type Transfer = Payouts['transfers'][number];
type Returned = Payouts['returned'][number];
type BroughtForward = Payouts['broughtForward'][number] & { readonly id: number };

/** What organizers are paid: who's next and what holds them back, what was paid or refused, and what banks returned. */
export function AdminPayouts() {
  const { data, isError, refetch } = useQuery(adminPayoutsQuery);
  const [adjusted, setAdjusted] = useState<Adjusted | null>(null);
  const retry = useRetryTransfer();
  if (!data) return <MoneyLoading isError={isError} onRetry={() => void refetch()} />;
  const organizers = data.organizers.map((each) => ({ ...each, id: each.organizerId }));
  return (
    <>
      <Panel title="Payouts">
        {data.isOn ? null : (
          <p>Payouts are off: set STRIPE_CONNECT_WEBHOOK_SECRET so that organizers can connect accounts and be paid.</p>
        )}
        {organizers.length === 0 ? (
          <EmptyState
            title="No one is owed anything"
            text="Organizers who’ve sold something will appear here."
            level={3}
          />
        ) : (
          <DataTable caption="Who’s paid next" columns={organizerColumns(setAdjusted)} rows={organizers} />
        )}
      </Panel>
      {data.transfers.length === 0 ? null : (
        <Panel title="Latest payouts">
          <DataTable caption="Latest payouts" columns={transferColumns(retry.mutate)} rows={data.transfers} />
        </Panel>
      )}
      {data.returned.length === 0 ? null : (
        <Panel title="Returned by banks">
          <DataTable caption="Returned by organizers’ banks" columns={returnedColumns} rows={data.returned} />
        </Panel>
      )}
      {data.broughtForward.length === 0 ? null : (
        <Panel title="Moved to an earlier day">
          <p>
            These events end earlier than they were sold for. Their money waits for that day, or until everyone has
            accepted the new one.
          </p>
          <DataTable
            caption="Events that end earlier than they were sold for"
            columns={broughtForwardColumns}
            rows={data.broughtForward.map((event) => ({ ...event, id: event.eventId }))}
          />
        </Panel>
      )}
      {adjusted === null ? null : <AdjustDialog adjusted={adjusted} onClose={() => setAdjusted(null)} />}
    </>
  );
}

const nameOf = ({ name, organizerId }: { readonly name: string | null; readonly organizerId: number }) =>
  name ?? `Deleted account ${organizerId}`;

function organizerColumns(onAdjust: (adjusted: Adjusted) => void): readonly Column<Organizer>[] {
  return [
    { label: 'Organizer', className: 'breakable', render: nameOf },
    {
      label: 'Account',
      render: ({ hold }) => (hold === null ? 'The account is connected.' : holdLabels[hold]),
    },
    { label: 'Owed', isRight: true, className: 'numeric no-wrap', render: ({ owed }) => amountText(owed) },
    {
      label: 'Ready',
      isRight: true,
      className: 'numeric no-wrap',
      render: ({ ready }) => (fromSignedWire(ready) < 0 ? `${amountText(ready)} too much paid` : amountText(ready)),
    },
    {
      label: 'Adjust',
      isAction: true,
      render: (organizer) =>
        organizer.name === null ? null : (
          <Button
            size="small"
            aria-label={`Adjust what ${organizer.name} is owed`}
            onClick={() => onAdjust({ organizerId: organizer.organizerId, name: nameOf(organizer) })}
          >
            Adjust
          </Button>
        ),
    },
  ];
}

function transferColumns(onRetry: (id: number) => void): readonly Column<Transfer>[] {
  return [
    { label: 'Date', className: 'numeric no-wrap', render: ({ day }) => dayText(day, 'short') },
    { label: 'Organizer', className: 'breakable', render: nameOf },
    {
      label: 'Status',
      className: 'breakable',
      render: ({ status, problem }) => (
        <span>{problem === null ? transferLabels[status] : `${transferLabels[status]}: ${problem}`}</span>
      ),
    },
    { label: 'Amount', isRight: true, className: 'numeric no-wrap', render: ({ amount }) => amountText(amount) },
    {
      label: 'Try again',
      isAction: true,
      render: (transfer) =>
        transfer.status === 'refused' ? (
          <Button
            size="small"
            aria-label={`Try the payout to ${nameOf(transfer)} again`}
            onClick={() => onRetry(transfer.id)}
          >
            Try again
          </Button>
        ) : null,
    },
  ];
}

const returnedColumns: readonly Column<Returned>[] = [
  { label: 'Date', className: 'numeric no-wrap', render: ({ arrivesOn }) => dayText(arrivesOn, 'short') },
  { label: 'Organizer', className: 'breakable', render: nameOf },
  { label: 'Amount', isRight: true, className: 'numeric no-wrap', render: ({ amount }) => amountText(amount) },
];

const broughtForwardColumns: readonly Column<BroughtForward>[] = [
  {
    label: 'Event',
    className: 'breakable',
    render: ({ eventId, title }) => (
      <Link className="link" to={paths.event(eventId)}>
        {title}
      </Link>
    ),
  },
  { label: 'Organizer', className: 'breakable', render: nameOf },
  { label: 'Sold for', className: 'numeric no-wrap', render: ({ soldUntil }) => dayText(soldUntil, 'short') },
  { label: 'Ends on', className: 'numeric no-wrap', render: ({ endsOn }) => dayText(endsOn, 'short') },
  { label: 'Amount', isRight: true, className: 'numeric no-wrap', render: ({ amount }) => amountText(amount) },
];
