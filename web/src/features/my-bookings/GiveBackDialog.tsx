import type { MyBooking } from '@ascendant/contract/booking';
import { extraName } from '@ascendant/domain/pricing/extra';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../api/api-error';
import { givingBackQuery, useGiveBackExtras, type ExtraOfPerson } from '../../data/cancellation';
import { Dialog } from '../../ui/dialog/Dialog';
import { Choice } from '../../ui/form/Choice';
import { FieldError, FieldGroup } from '../../ui/form/Field';
import { Stepper } from '../../ui/form/Stepper';
import { Skeleton } from '../../ui/layout/Skeleton';
import styles from './CancelBookingDialog.module.css';
import { CancellationTerms } from './CancellationTerms';

type Booked = Pick<MyBooking, 'id' | 'event' | 'attendees' | 'freeCancellationUntil'>;

/** An extra of someone who comes, of which `quantity` can be given back. */
interface Taken extends ExtraOfPerson {
  readonly quantity: number;
  readonly label: string;
}

/** Chooses extras to give back, and says exactly what's refunded before it's done, or why they can't be. The amount is the server's. */
export function GiveBackDialog({ booking, onClose }: { readonly booking: Booked; readonly onClose: () => void }) {
  // As it was when the dialog opened: what's given back leaves the list behind it.
  const [taken] = useState(() => takenIn(booking));
  const [counts, setCounts] = useState<readonly number[]>(() => taken.map(() => 0));
  const chosen = taken.flatMap(({ position, name, choice }, index) => {
    const quantity = counts[index] ?? 0;
    return quantity > 0 ? [{ position, name, choice, quantity }] : [];
  });
  const asked = useQuery(givingBackQuery(booking.id, chosen));
  const giveBack = useGiveBackExtras();
  const quote = chosen.length > 0 ? asked.data : undefined;
  const canGiveBack = quote?.refusal === null;
  const submit = () => {
    const order = { bookingId: booking.id, extras: chosen, refund: quote?.refund ?? '' };
    giveBack.mutate(order, { onSuccess: onClose, onError: () => void asked.refetch() });
  };
  return (
    <Dialog
      onClose={onClose}
      title="Give back extras?"
      keep="Keep extras"
      action={canGiveBack ? { label: 'Give back', busy: giveBack.isPending && 'Giving back...', onDo: submit } : null}
    >
      <div className={styles.body} aria-busy={chosen.length > 0 && !quote && !asked.isError}>
        <p>
          <b>{booking.event.title}</b>
        </p>
        <FieldGroup legend="What don’t you need?">
          {taken.map((extra, index) => (
            <HowMany
              key={`${extra.position} ${extraName(extra)}`}
              extra={extra}
              count={counts[index] ?? 0}
              onChange={(count) => setCounts(counts.with(index, count))}
            />
          ))}
        </FieldGroup>
        <div className={styles.terms} aria-live="polite">
          {quote ? <CancellationTerms quote={quote} of="extras" /> : null}
          {chosen.length > 0 && !quote && !asked.isError ? (
            <Skeleton shape="block" className={styles.skeleton} />
          ) : null}
          {chosen.length > 0 && !quote && asked.isError ? <FieldError>{errorSentence(asked.error)}</FieldError> : null}
          {giveBack.isError ? <FieldError>{errorSentence(giveBack.error)}</FieldError> : null}
        </div>
      </div>
    </Dialog>
  );
}

interface HowManyProps {
  readonly extra: Taken;
  readonly count: number;
  readonly onChange: (count: number) => void;
}

/** One is ticked; of several it's said how many. */
function HowMany({ extra: { label, quantity }, count, onChange }: HowManyProps) {
  if (quantity > 1)
    return <Stepper label={label} value={count} valueText={String(count)} min={0} max={quantity} onChange={onChange} />;
  return (
    <Choice type="checkbox" checked={count > 0} onChange={({ target }) => onChange(target.checked ? 1 : 0)}>
      {label}
    </Choice>
  );
}

function takenIn({ attendees, freeCancellationUntil }: Booked): readonly Taken[] {
  return attendees.flatMap(({ name: who, cancelledAt, takes = [] }, position) =>
    cancelledAt ? [] : takes.map((extra) => ({ ...extra, position, label: labelOf(extra, who) })),
  );

  function labelOf(extra: Omit<Taken, 'position' | 'label'> & { readonly isFinal?: boolean | undefined }, who: string) {
    const isKept = extra.isFinal === true && !freeCancellationUntil;
    return `${extraName(extra)} (${who})${isKept ? ', not refundable' : ''}`;
  }
}
