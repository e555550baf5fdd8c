import { fromWire } from '@ascendant/contract/money';
import { longestProblemList } from '@ascendant/domain/list-limits';
import { formatDollars } from '@ascendant/domain/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { unmadeRefundsQuery, useRepeatRefund, type UnmadeRefund } from '../../data/refunds-and-disputes';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { StatusBadge } from '../../ui/layout/Badge';
import { Panel } from '../../ui/layout/Panel';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { FirstOnly, FirstRows } from '../../ui/table/FirstRows';
import { ListStates } from '../../ui/table/ListStates';
import { instantText } from '../../ui/text/instant-text';
import { CloseRefundDialog } from './CloseRefundDialog';
import { Loading } from './Loading';
import { codeText, refundStateLabel } from './money-labels';
import operationsStyles from './Operations.module.css';
import { PartFilter, type Chosen } from './PartFilter';
import { nothingHere, refundParts, rowsOfPart } from './payments-filters';

/** Refunds that didn't go back: each can be tried again, or closed with a note. */
export function UnmadeRefundsPanel({ filter }: { readonly filter: Chosen }) {
  const refunds = useQuery(unmadeRefundsQuery);
  const [closing, setClosing] = useState<UnmadeRefund | null>(null);
  const columns: readonly Column<UnmadeRefund>[] = [
    { label: 'Refund', render: (refund) => <Refund refund={refund} /> },
    { label: 'Booking', className: 'reference', render: ({ reference }) => reference },
    { label: 'Requested', className: 'no-wrap numeric', render: ({ requestedAt }) => instantText(requestedAt) },
    {
      label: 'Actions',
      isAction: true,
      render: (refund) => <Actions refund={refund} onClose={() => setClosing(refund)} />,
    },
  ];
  return (
    <Panel
      title="Refunds to look at"
      aside={<PartFilter label="Refunds to show" all="All refunds" parts={refundParts} {...filter} />}
    >
      <ListStates
        query={refunds}
        empty={
          filter.value !== '' && refunds.data?.length
            ? nothingHere
            : { title: 'All clear', text: 'No refund has failed or is waiting for a dispute.' }
        }
        failed={{ title: 'We couldn’t load the refunds.' }}
        rowsOf={(rows) => rowsOfPart(rows, refundParts, filter.value)}
        loading="Loading..."
        placeholder={<Loading />}
      >
        {(rows) => (
          <FirstRows rows={rows} what="refunds">
            {(rows) => <DataTable caption="Refunds to look at" columns={columns} rows={rows} focusesRows />}
          </FirstRows>
        )}
      </ListStates>
      <FirstOnly
        most={longestProblemList}
        count={refunds.data?.length}
        others="The others will appear as you handle these."
      />
      {closing === null ? null : <CloseRefundDialog refund={closing} onClose={() => setClosing(null)} />}
    </Panel>
  );
}

const amountOf = (refund: UnmadeRefund) => formatDollars(fromWire(refund.amount));

function Refund({ refund }: { readonly refund: UnmadeRefund }) {
  const { failureReason, failedAt } = refund;
  return (
    <>
      <b className="numeric">{amountOf(refund)}</b> <StatusBadge {...refundStateLabel(refund.status)} />
      {failedAt === null ? null : (
        <span className={classNames(operationsStyles.below, 'meta')}>
          {`${failureReason === null ? 'Failed' : codeText(failureReason)}, ${instantText(failedAt)}`}
        </span>
      )}
    </>
  );
}

function Actions({ refund, onClose }: { readonly refund: UnmadeRefund; readonly onClose: () => void }) {
  const repeat = useRepeatRefund();
  const subject = `${amountOf(refund)}, ${refund.reference}`;
  return (
    <span className={classNames(operationsStyles.actions, 'row wrap')}>
      <Button
        size="small"
        busy={repeat.isPending && 'Trying...'}
        onClick={() => repeat.mutate(refund.id)}
        aria-label={`Try again: ${subject}`}
      >
        Try again
      </Button>
      <Button size="small" kind="ghost" onClick={onClose} aria-label={`Close: ${subject}`}>
        Close
      </Button>
    </span>
  );
}
