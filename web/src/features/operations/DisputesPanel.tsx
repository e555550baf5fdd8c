import { fromWire } from '@ascendant/contract/money';
import { formatDollars } from '@ascendant/domain/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { disputesQuery, type Dispute } from '../../data/refunds-and-disputes';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { StatusBadge } from '../../ui/layout/StatusBadge';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { ListStates } from '../../ui/table/ListStates';
import { instantText } from '../../ui/text/instant-text';
import { DecideDisputeDialog } from './DecideDisputeDialog';
import { Loading } from './Loading';
import { bookingText, codeText, disputeStateLabel } from './money-labels';
import operationsStyles from './Operations.module.css';

/** Disputes with their deadlines and ends. After a lost one, an admin decides what becomes of the booking. */
export function DisputesPanel() {
  const disputes = useQuery(disputesQuery);
  const [decided, setDecided] = useState<Dispute | null>(null);
  const columns: readonly Column<Dispute>[] = [
    { label: 'Dispute', render: (dispute) => <DisputeHead dispute={dispute} /> },
    { label: 'Booking', render: (dispute) => <BookingOf dispute={dispute} /> },
    { label: 'Opened', className: 'no-wrap numeric', render: ({ openedAt }) => instantText(openedAt) },
    { label: 'Deadline', className: 'numeric', render: deadlineText },
    {
      label: 'Action',
      isAction: true,
      isRight: true,
      render: (dispute) =>
        dispute.needsDecision ? (
          <Button
            size="small"
            onClick={() => setDecided(dispute)}
            aria-label={`Decide: ${amountOf(dispute)}, ${dispute.reference}`}
          >
            Decide
          </Button>
        ) : null,
    },
  ];
  return (
    <section className="panel" aria-labelledby="disputes">
      <div className="panel-heading">
        <h2 id="disputes">Disputes</h2>
      </div>
      <ListStates
        query={disputes}
        empty={{ title: 'None', text: 'No bank has disputed a payment.' }}
        failed={{ title: 'We couldn’t load the disputes.' }}
        rowsOf={(rows) => rows}
        loading="Loading..."
        placeholder={<Loading />}
      >
        {(rows) => <DataTable caption="Disputes" columns={columns} rows={rows} />}
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

const amountOf = (dispute: Dispute) => formatDollars(fromWire(dispute.amount));

function DisputeHead({ dispute }: { readonly dispute: Dispute }) {
  return (
    <>
      <b className="numeric">{amountOf(dispute)}</b> <StatusBadge {...disputeStateLabel(dispute.status)} />
      <span className={classNames(operationsStyles.below, 'meta')}>{codeText(dispute.reason)}</span>
    </>
  );
}

function deadlineText({ evidenceDueAt, closedAt }: Dispute): string {
  if (closedAt !== null) return `Over since ${instantText(closedAt)}`;
  return evidenceDueAt === null ? 'None' : instantText(evidenceDueAt);
}
