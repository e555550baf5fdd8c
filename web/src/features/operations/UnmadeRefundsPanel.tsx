import { fromWire } from '@ascendant/contract/money';
import { formatDollars } from '@ascendant/domain/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { unmadeRefundsQuery, useRepeatRefund, type UnmadeRefund } from '../../data/refunds-and-disputes';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { StatusBadge } from '../../ui/layout/StatusBadge';
import { Table } from '../../ui/table/Table';
import { instantText } from '../../ui/text/instant-text';
import { CloseRefundDialog } from './CloseRefundDialog';
import { ListStates } from './ListStates';
import { codeText, refundStateLabel } from './money-labels';
import operationsStyles from './Operations.module.css';

/** Refunds that didn't go back: each can be tried again, or closed with a note. */
export function UnmadeRefundsPanel() {
  const refunds = useQuery(unmadeRefundsQuery);
  const [closing, setClosing] = useState<UnmadeRefund | null>(null);
  return (
    <section className="panel" aria-labelledby="unmade-refunds">
      <div className="panel-heading">
        <h2 id="unmade-refunds">Refunds to look at</h2>
      </div>
      <ListStates
        query={refunds}
        empty={{ title: 'All clear', text: 'No refund has failed or is waiting for a dispute.' }}
        failed="We couldn’t load the refunds."
      >
        {(rows) => (
          <Table folds>
            <caption className="visually-hidden">Refunds to look at</caption>
            <thead>
              <tr>
                <th scope="col">Refund</th>
                <th scope="col">Booking</th>
                <th scope="col">Requested</th>
                <th scope="col">
                  <span className="visually-hidden">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((refund) => (
                <Row key={refund.id} refund={refund} onClose={() => setClosing(refund)} />
              ))}
            </tbody>
          </Table>
        )}
      </ListStates>
      {closing === null ? null : <CloseRefundDialog refund={closing} onClose={() => setClosing(null)} />}
    </section>
  );
}

function Row({ refund, onClose }: { readonly refund: UnmadeRefund; readonly onClose: () => void }) {
  const repeat = useRepeatRefund();
  const { reference, failureReason, failedAt } = refund;
  const amount = formatDollars(fromWire(refund.amount));
  return (
    <tr>
      <td>
        <b className="numeric">{amount}</b> <StatusBadge {...refundStateLabel(refund.status)} />
        {failedAt === null ? null : (
          <span className={classNames(operationsStyles.below, 'meta')}>
            {`${failureReason === null ? 'Failed' : codeText(failureReason)}, ${instantText(failedAt)}`}
          </span>
        )}
      </td>
      <td data-label="Booking" className="numeric no-wrap">
        {reference}
      </td>
      <td data-label="Requested" className="no-wrap numeric">
        {instantText(refund.requestedAt)}
      </td>
      <td>
        <span className={classNames(operationsStyles.actions, 'row wrap')}>
          <Button
            size="small"
            busy={repeat.isPending && 'Trying...'}
            onClick={() => repeat.mutate(refund.id)}
            aria-label={`Try again: ${amount}, ${reference}`}
          >
            Try again
          </Button>
          <Button size="small" kind="ghost" onClick={onClose} aria-label={`Close: ${amount}, ${reference}`}>
            Close
          </Button>
        </span>
      </td>
    </tr>
  );
}
