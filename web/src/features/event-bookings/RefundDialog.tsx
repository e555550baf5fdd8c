import { fromWire } from '@ascendant/contract/money';
import { formatDollars } from '@ascendant/domain/money';
import { useState } from 'react';
import { errorSentence } from '../../api/api-error';
import { useRefund } from '../../data/event-bookings';
import { classNames } from '../../ui/class-names';
import { Dialog } from '../../ui/dialog/Dialog';
import { Choice } from '../../ui/form/Choice';
import { FieldError, FieldGroup } from '../../ui/form/Field';
import { TextField } from '../../ui/form/TextField';
import { useFirstWrong } from '../../ui/form/use-first-wrong';
import { leftOf, refundOf, type RefundableBooking } from './refund-choice';
import styles from './RefundDialog.module.css';

interface RefundDialogProps {
  readonly booking: RefundableBooking & { readonly id: number; readonly reference: string };
  /** Who comes, or who booked. */
  readonly who: string;
  readonly onClose: () => void;
}

/** Asks how much to refund and explains what that does to the booking before doing it. */
export function RefundDialog({ booking, who, onClose }: RefundDialogProps) {
  const [part, setPart] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [formRef, focusFirstWrong] = useFirstWrong<HTMLDivElement>();
  const refund = useRefund();
  const plan = refundOf(booking, part);
  const isFree = fromWire(booking.total) === 0;
  const submit = () => {
    setChecked(true);
    focusFirstWrong();
    if (!plan.ok) return;
    const amount = plan.value.endsBooking ? null : plan.value.amount / 100;
    refund.mutate({ bookingId: booking.id, amount }, { onSuccess: onClose });
  };
  return (
    <Dialog
      onClose={onClose}
      guardsTyping={() => part !== null && part !== ''}
      title={isFree ? `Cancel ${booking.reference}?` : `Refund ${booking.reference}`}
      role="alertdialog"
      keep="Keep booking"
      action={{ label: labelOf(isFree, plan), kind: 'danger', busy: refund.isPending && 'Processing...', onDo: submit }}
    >
      <div ref={formRef} className="stack">
        <p>
          <span>{who}</span>
          {isFree ? null : <Charged booking={booking} />}
        </p>
        {isFree ? null : (
          <HowMuch
            booking={booking}
            part={part}
            error={isChecked && !plan.ok ? plan.message : undefined}
            onPart={setPart}
          />
        )}
        <p aria-live="polite">{consequence(isFree, plan)}</p>
        {refund.isError ? <FieldError>{errorSentence(refund.error)}</FieldError> : null}
      </div>
    </Dialog>
  );
}

type Plan = ReturnType<typeof refundOf>;

function labelOf(isFree: boolean, plan: Plan): string {
  if (isFree) return 'Cancel booking';
  return plan.ok ? `Refund ${formatDollars(plan.value.amount)}` : 'Refund';
}

const cardRefund = 'We’ll refund the card that paid.';
const endOfBooking = 'The booking will be cancelled. Its tickets stop working, and its seats go back on sale.';

function consequence(isFree: boolean, plan: Plan): string {
  if (!plan.ok) return cardRefund;
  if (isFree) return `It was free, so there’s nothing to refund. ${endOfBooking}`;
  return plan.value.endsBooking
    ? `${cardRefund} ${endOfBooking}`
    : `${cardRefund} The booking and its tickets won’t change.`;
}

function Charged({ booking }: { readonly booking: RefundableBooking }) {
  const refunded = fromWire(booking.refunded);
  return (
    <span className={classNames(styles.below, 'meta numeric')}>
      {`${formatDollars(fromWire(booking.total))} charged${refunded > 0 ? `, ${formatDollars(refunded)} already refunded` : ''}`}
    </span>
  );
}

interface HowMuchProps {
  readonly booking: RefundableBooking;
  /** What was typed; null to refund everything that's left. */
  readonly part: string | null;
  readonly error: string | undefined;
  readonly onPart: (part: string | null) => void;
}

function HowMuch({ booking, part, error, onPart }: HowMuchProps) {
  return (
    <>
      <FieldGroup legend="How much?">
        <Choice type="radio" name="how-much" checked={part === null} onChange={() => onPart(null)}>
          {`Remaining amount, ${formatDollars(leftOf(booking))}`}
        </Choice>
        <Choice type="radio" name="how-much" checked={part !== null} onChange={() => onPart('')}>
          Partial amount
        </Choice>
      </FieldGroup>
      {part === null ? null : (
        <TextField
          label="Amount in dollars"
          error={error}
          value={part}
          onChange={(event) => onPart(event.target.value)}
          inputMode="decimal"
          autoComplete="off"
          placeholder="25.00"
        />
      )}
    </>
  );
}
