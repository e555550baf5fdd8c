import { fromWire } from '@ascendant/contract/money';
import { formatDollars } from '@ascendant/domain/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { disputesQuery, type Dispute } from '../../data/refunds-and-disputes';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { StatusBadge } from '../../ui/layout/StatusBadge';
import { Table } from '../../ui/table/Table';
import { instantText } from '../../ui/text/instant-text';
import { DecideDisputeDialog } from './DecideDisputeDialog';
import { ListStates } from './ListStates';
import { bookingText, codeText, disputeStateLabel } from './money-labels';
import operationsStyles from './Operations.module.css';

/** Disputes with their deadlines and ends. After a lost one, an admin decides what becomes of the booking. */
export function DisputesPanel() {
  const disputes = useQuery(disputesQuery);
  const [decided, setDecided] = useState<Dispute | null>(null);
  return (
    <section className="panel" aria-labelledby="disputes">
      <div className="panel-heading">
        <h2 id="disputes">Disputes</h2>
      </div>
      <ListStates
        query={disputes}
        empty={{ title: 'None', text: 'No bank has disputed a payment.' }}
        failed="We couldn’t load the disputes."
      >
        {(rows) => (
          <Table folds>
            <caption className="visually-hidden">Disputes</caption>
            <thead>
              <tr>
                <th scope="col">Dispute</th>
                <th scope="col">Booking</th>
                <th scope="col">Opened</th>
                <th scope="col">Deadline</th>
                <th scope="col">
                  <span className="visually-hidden">Action</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((dispute) => (
                <Row key={dispute.id} dispute={dispute} onDecide={() => setDecided(dispute)} />
              ))}
            </tbody>
          </Table>
        )}
      </ListStates>
      {decided === null ? null : <DecideDisputeDialog dispute={decided} onClose={() => setDecided(null)} />}
    </section>
  );
}

function BookingOf({ dispute }: { readonly dispute: Dispute }) {
  return (
    <span>
      <span className="numeric no-wrap">{dispute.reference}</span>
      <span className={classNames(operationsStyles.below, 'meta')}>{bookingText(dispute)}</span>
    </span>
  );
}

function Row({ dispute, onDecide }: { readonly dispute: Dispute; readonly onDecide: () => void }) {
  const { reference, evidenceDueAt, closedAt } = dispute;
  const amount = formatDollars(fromWire(dispute.amount));
  return (
    <tr>
      <td>
        <b className="numeric">{amount}</b> <StatusBadge {...disputeStateLabel(dispute.status)} />
        <span className={classNames(operationsStyles.below, 'meta')}>{codeText(dispute.reason)}</span>
      </td>
      <td data-label="Booking">
        <BookingOf dispute={dispute} />
      </td>
      <td data-label="Opened" className="no-wrap numeric">
        {instantText(dispute.openedAt)}
      </td>
      <td data-label="Deadline" className="numeric">
        {closedAt === null
          ? evidenceDueAt === null
            ? 'None'
            : instantText(evidenceDueAt)
          : `Over since ${instantText(closedAt)}`}
      </td>
      <td className="align-right">
        {dispute.needsDecision ? (
          <Button size="small" onClick={onDecide} aria-label={`Decide: ${amount}, ${reference}`}>
            Decide
          </Button>
        ) : null}
      </td>
    </tr>
  );
}
