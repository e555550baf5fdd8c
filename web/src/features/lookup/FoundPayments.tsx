import { fromWire } from '@ascendant/contract/money';
import { formatDollars } from '@ascendant/domain/money';
import { Link } from 'react-router';
import type { FoundPayment } from '../../data/lookup';
import { paths } from '../../paths';
import { StatusBadge } from '../../ui/layout/Badge';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { datedInstantText } from '../../ui/text/instant-text';
import { cardText, declineText, paymentStateLabel } from './lookup-labels';
import styles from './Lookup.module.css';

const columns: readonly Column<FoundPayment>[] = [
  { label: 'Payment', render: (payment) => <PaymentHead payment={payment} /> },
  {
    label: 'Person',
    render: ({ person }) => (
      <span className="breakable">
        <Payer person={person} />
      </span>
    ),
  },
  {
    label: 'Booking',
    render: ({ id, reference, eventTitle }) => (
      <span>
        <Link className="link reference" to={paths.adminPayment(id)}>
          {reference}
        </Link>
        <span className={styles.below}>{eventTitle}</span>
      </span>
    ),
  },
  { label: 'When', className: 'no-wrap numeric', render: ({ createdAt }) => datedInstantText(createdAt) },
  {
    label: 'Action',
    isAction: true,
    isRight: true,
    render: ({ id, amount, reference }) => (
      <Link
        className="link no-wrap"
        to={paths.adminPayment(id)}
        aria-label={`Timeline: ${formatDollars(fromWire(amount))}, ${reference}`}
      >
        Timeline
      </Link>
    ),
  },
];

const ofOnePerson = columns.filter(({ label }) => label !== 'Person');

interface FoundPaymentsProps {
  readonly payments: readonly FoundPayment[];
  /** They're all one person's, whose page it is. */
  readonly isOfOne?: boolean;
}

/** Payments in rows, each with why a card was declined. */
export function FoundPayments({ payments, isOfOne = false }: FoundPaymentsProps) {
  return <DataTable caption="Payments, newest first" columns={isOfOne ? ofOnePerson : columns} rows={payments} />;
}

function PaymentHead({ payment }: { readonly payment: FoundPayment }) {
  const decline = declineText(payment);
  const refunded = fromWire(payment.refunded);
  return (
    <>
      <b className="numeric">{formatDollars(fromWire(payment.amount))}</b>{' '}
      <StatusBadge {...paymentStateLabel(payment)} />
      {payment.disputed ? <StatusBadge tone="fair" text="Disputed" /> : null}
      {decline === null ? null : <span className={styles.below}>{decline}</span>}
      {payment.card === null ? null : <span className={styles.below}>{cardText(payment.card)}</span>}
      {refunded === 0 ? null : <span className={styles.below}>{`${formatDollars(refunded)} refunded`}</span>}
    </>
  );
}

function Payer({ person }: Pick<FoundPayment, 'person'>) {
  if (person === null) return 'Deleted account';
  return (
    <span>
      <Link className="link" to={paths.adminPerson(person.id)}>
        {`${person.firstName} ${person.lastName}`}
      </Link>
      <span className={styles.below}>{`@${person.username}`}</span>
    </span>
  );
}
