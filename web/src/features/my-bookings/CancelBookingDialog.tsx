import type { MyBooking } from '@ascendant/contract/booking';
import { fromWire } from '@ascendant/contract/money';
import { policyName, policySummary } from '@ascendant/domain/booking/cancellation-policy';
import { formatDollars } from '@ascendant/domain/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../api/api-error';
import { newIdempotencyKey } from '../../api/idempotency-key';
import { cancellationQuery, useCancelBooking, type CancellationQuote } from '../../data/cancellation';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { FieldError } from '../../ui/form/FieldError';
import { Skeleton } from '../../ui/layout/Skeleton';
import { Facts } from '../../ui/table/Facts';
import { sentence } from '../../ui/text/sentence';
import { momentText } from '../../ui/text/time-text';
import styles from './CancelBookingDialog.module.css';
import { freeCancellationText } from './free-cancellation-text';

interface CancelBookingDialogProps {
  readonly booking: Pick<MyBooking, 'id' | 'event'>;
  readonly onClose: () => void;
}

/** Says exactly what goes back before a booking is cancelled, or why it can't be. The amount is the server's. */
export function CancelBookingDialog({ booking, onClose }: CancelBookingDialogProps) {
  const { data: quote, isError, error, refetch } = useQuery(cancellationQuery(booking.id));
  const cancel = useCancelBooking();
  const [attempt, setAttempt] = useState({ refund: '', key: newIdempotencyKey() });
  // Pressing again repeats the same request; another amount is a new one.
  if (quote && attempt.refund !== quote.refund) setAttempt({ refund: quote.refund, key: newIdempotencyKey() });
  const submit = () =>
    cancel.mutate(
      { bookingId: booking.id, refund: attempt.refund, idempotencyKey: attempt.key },
      { onSuccess: onClose, onError: () => void refetch() },
    );
  const canCancel = quote?.refusal === null;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Cancel booking?"
      role="alertdialog"
      footer={
        <div className="row align-end">
          <Button onClick={onClose}>{quote && !canCancel ? 'Close' : 'Keep booking'}</Button>
          {canCancel ? (
            <Button kind="danger" busy={cancel.isPending && 'Cancelling...'} onClick={submit}>
              Cancel booking
            </Button>
          ) : null}
        </div>
      }
    >
      <div className={styles.body} aria-busy={!quote && !isError}>
        <p>
          <b>{booking.event.title}</b>
        </p>
        {quote ? <Quote quote={quote} /> : null}
        {!quote && !isError ? <Skeleton shape="block" className={styles.skeleton} /> : null}
        {!quote && isError ? <FieldError>{errorSentence(error)}</FieldError> : null}
        {cancel.isError ? <FieldError>{errorSentence(cancel.error)}</FieldError> : null}
      </div>
    </Dialog>
  );
}

function Quote({ quote }: { readonly quote: CancellationQuote }) {
  const [paid, refund, kept] = [fromWire(quote.paid), fromWire(quote.refund), fromWire(quote.kept)];
  if (quote.refusal !== null) return <Refused quote={quote} refusal={quote.refusal} />;
  if (paid === 0) return <p>It was free, so there’s nothing to refund. {endOfBooking}</p>;
  return (
    <>
      <Facts aria-live="polite">
        <div>
          <dt>Paid</dt>
          <dd>{formatDollars(paid)}</dd>
        </div>
        {kept > 0 ? (
          <div>
            <dt>Not refunded</dt>
            <dd>{`−${formatDollars(kept)}`}</dd>
          </div>
        ) : null}
        <div data-row="total">
          <dt>You get back</dt>
          <dd>{formatDollars(refund)}</dd>
        </div>
      </Facts>
      <p className="meta">
        {quote.freeUntil === null
          ? `${policyName(quote.policy)}: ${policySummary(quote.policy)}.${quote.until === null ? '' : ` ${sentence(`This amount applies until ${momentText(quote.until, quote)}`)}`}`
          : freeCancellationText(quote.freeUntil, quote)}
      </p>
      <p>We’ll refund the card that paid. It can take up to 10 days to appear on your statement. {endOfBooking}</p>
    </>
  );
}

const endOfBooking = 'Your tickets will be void, and your seats will go to others.';

/** A booking that can't be cancelled for a refund may still go to someone else. */
function Refused({ quote, refusal }: { readonly quote: CancellationQuote; readonly refusal: string }) {
  return (
    <>
      <p>{refusal}</p>
      {fromWire(quote.paid) > 0 ? (
        <p className="meta">
          {`${policyName(quote.policy)}: ${policySummary(quote.policy)}. Someone else can come instead: you can change the name on a ticket until the day before the event.`}
        </p>
      ) : null}
    </>
  );
}
