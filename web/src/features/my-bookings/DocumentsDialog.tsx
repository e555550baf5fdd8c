import type { MyBooking } from '@ascendant/contract/booking';
import { fromWire } from '@ascendant/contract/money';
import { documentKindLabels } from '@ascendant/domain/accounting/document-kinds';
import { formatDollars } from '@ascendant/domain/money';
import { useQuery } from '@tanstack/react-query';
import { bookingDocumentsQuery, type BookingDocument } from '../../data/payouts';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { Dialog } from '../../ui/dialog/Dialog';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Icon } from '../../ui/layout/Icon';
import { Skeleton } from '../../ui/layout/Skeleton';
import { dayText, localDay } from '../../ui/text/day-text';
import styles from './DocumentsDialog.module.css';

interface DocumentsDialogProps {
  readonly booking: Pick<MyBooking, 'id' | 'event'>;
  readonly onClose: () => void;
}

/** The receipt of a booking and the credit notes of its refunds, as files. */
export function DocumentsDialog({ booking, onClose }: DocumentsDialogProps) {
  return (
    <Dialog isPlain onClose={onClose} title="Receipts" keep="Close">
      <p>
        <b>{booking.event.title}</b>
      </p>
      <Documents bookingId={booking.id} />
    </Dialog>
  );
}

function Documents({ bookingId }: { readonly bookingId: number }) {
  const { data, isError, refetch } = useQuery(bookingDocumentsQuery(bookingId));
  if (isError)
    return (
      <ErrorState
        title="We couldn’t load the receipts"
        text="Please try again."
        level={3}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <div aria-busy="true">
        <output className="visually-hidden">Loading the receipts...</output>
        <Skeleton shape="row" />
      </div>
    );
  if (data.length === 0)
    return <EmptyState title="No receipts yet" text="A receipt will appear here once you’ve paid." level={3} />;
  return (
    <>
      <ul className={styles.list}>
        {data.map((document) => (
          <DocumentLine key={document.number} document={document} />
        ))}
      </ul>
      <p className={classNames(styles.note, 'meta')}>A credit note appears here after each refund that’s been made.</p>
    </>
  );
}

function DocumentLine({ document }: { readonly document: BookingDocument }) {
  const { number, kind, occurredAt, total, currency } = document;
  return (
    <li className="row wrap space-between">
      <span>
        <span className={styles.name}>{`${documentKindLabels[kind]} ${number}`}</span>
        <span className="meta numeric">
          {`${dayText(localDay(new Date(occurredAt)), 'short')}, ${formatDollars(fromWire(total))} ${currency.toUpperCase()}`}
        </span>
      </span>
      <a className={buttonClass({ kind: 'ghost', size: 'small' })} href={paths.documentPdf(number)} download>
        <Icon name="down2" size="small" />
        <span>PDF</span>
        <span className="visually-hidden">{` of ${documentKindLabels[kind].toLowerCase()} ${number}`}</span>
      </a>
    </li>
  );
}
