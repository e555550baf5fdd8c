import { fromWire } from '@ascendant/contract/money';
import { longestProblemList } from '@ascendant/domain/list-limits';
import { formatDollars } from '@ascendant/domain/money';
import { disputeStateLabel } from '@ascendant/domain/payment/disputes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { disputesQuery, type Dispute } from '../../data/refunds-and-disputes';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';
import { StatusBadge } from '../../ui/layout/Badge';
import { Panel } from '../../ui/layout/Panel';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { FirstOnly, FirstRows } from '../../ui/table/FirstRows';
import { ListStates } from '../../ui/table/ListStates';
import { instantText } from '../../ui/text/instant-text';
import { DecideDisputeDialog } from './DecideDisputeDialog';
import { Loading } from './Loading';
import { bookingText, codeText } from './money-labels';
import operationsStyles from './Operations.module.css';
import { PartFilter, type Chosen } from './PartFilter';
import { disputeParts, nothingHere, rowsOfPart } from './payments-filters';

const EvidenceDialog = lazyDialog(async () => (await import('./EvidenceDialog')).EvidenceDialog);

/** Disputes with their deadlines and ends. An admin sends evidence while the bank asks for it, and after a lost one decides what happens to the booking. */
export function DisputesPanel({ filter }: { readonly filter: Chosen }) {
  const disputes = useQuery(disputesQuery);
  const [decided, setDecided] = useState<Dispute | null>(null);
  const [answered, setAnswered] = useState<Dispute | null>(null);
  const [notes, setNotes] = useState<Readonly<Record<number, string>>>({});
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
        ) : (
          <Button
            size="small"
            onClick={() => setAnswered(dispute)}
            aria-label={`Evidence: ${amountOf(dispute)}, ${dispute.reference}`}
          >
            Evidence
          </Button>
        ),
    },
  ];
  return (
    <Panel
      title="Disputes"
      aside={<PartFilter label="Disputes to show" all="All disputes" parts={disputeParts} {...filter} />}
    >
      <ListStates
        query={disputes}
        empty={
          filter.value !== '' && disputes.data?.length
            ? nothingHere
            : { title: 'None', text: 'No bank has disputed a payment.' }
        }
        failed={{ title: 'We couldn’t load the disputes.' }}
        rowsOf={(rows) => rowsOfPart(rows, disputeParts, filter.value)}
        loading="Loading..."
        placeholder={<Loading />}
      >
        {(rows) => (
          <FirstRows rows={rows} what="disputes">
            {(rows) => <DataTable caption="Disputes" columns={columns} rows={rows} focusesRows />}
          </FirstRows>
        )}
      </ListStates>
      <FirstOnly most={longestProblemList} count={disputes.data?.length} others="Those that are open come first." />
      {decided === null ? null : <DecideDisputeDialog dispute={decided} onClose={() => setDecided(null)} />}
      {answered === null ? null : (
        <EvidenceDialog
          dispute={answered}
          note={notes[answered.id] ?? null}
          onType={(note: string) => setNotes({ ...notes, [answered.id]: note })}
          onClose={() => setAnswered(null)}
        />
      )}
    </Panel>
  );
}

function BookingOf({ dispute }: { readonly dispute: Dispute }) {
  return (
    <span>
      <span className="reference">{dispute.reference}</span>
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

function deadlineText({
  evidenceDueAt,
  closedAt,
  evidenceAskedAt,
  evidenceSentAt,
  isEvidenceRefused,
}: Dispute): string {
  if (closedAt !== null) return `Over since ${instantText(closedAt)}`;
  if (evidenceSentAt !== null) return `Evidence sent ${instantText(evidenceSentAt)}`;
  if (isEvidenceRefused) return 'Evidence refused by the provider';
  if (evidenceAskedAt !== null) return 'Sending evidence';
  return evidenceDueAt === null ? 'None' : instantText(evidenceDueAt);
}
