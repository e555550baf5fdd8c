import type { MyBooking } from '@ascendant/contract/booking';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../api/api-error';
import { cancellationQuery, peopleCancellationQuery, useCancelBooking, useCancelPeople } from '../../data/cancellation';
import { Dialog } from '../../ui/dialog/Dialog';
import { Choice } from '../../ui/form/Choice';
import { FieldError, FieldGroup } from '../../ui/form/Field';
import { Skeleton } from '../../ui/layout/Skeleton';
import styles from './CancelBookingDialog.module.css';
import { CancellationTerms } from './CancellationTerms';

type Booked = Pick<MyBooking, 'id' | 'event' | 'attendees'>;

/**
 * Says exactly what goes back before a booking, or some of its people, are cancelled, or why they can't be. The amount is the server's.
 */
export function CancelBookingDialog({ booking, onClose }: { readonly booking: Booked; readonly onClose: () => void }) {
  const [coming] = useState(() => whoComes(booking));
  const [leaving, setLeaving] = useState<readonly number[]>(() => coming.map(({ position }) => position));
  const isWhole = leaving.length === coming.length;
  const { asked, submit, cancel } = useCancellation(booking.id, { leaving, isWhole, onDone: onClose });
  const { data: quote, isError, error } = asked;
  const canCancel = leaving.length > 0 && quote?.refusal === null;
  const label = isWhole ? 'Cancel booking' : `Cancel for ${peopleText(leaving.length)}`;
  return (
    <Dialog
      onClose={onClose}
      title="Cancel booking?"
      role="alertdialog"
      keep={quote && !canCancel ? 'Close' : 'Keep booking'}
      action={canCancel ? { label, kind: 'danger', busy: cancel.isPending && 'Cancelling...', onDo: submit } : null}
    >
      <div className={styles.body} aria-busy={leaving.length > 0 && !quote && !isError}>
        <p>
          <b>{booking.event.title}</b>
        </p>
        {coming.length > 1 ? <WhoLeaves people={coming} leaving={leaving} onChange={setLeaving} /> : null}
        <div className={styles.terms} aria-live="polite">
          {leaving.length === 0 ? <p>Choose who isn’t coming.</p> : null}
          {quote ? <CancellationTerms quote={quote} of={isWhole ? 'booking' : 'people'} /> : null}
          {leaving.length > 0 && !quote && !isError ? <Skeleton shape="block" className={styles.skeleton} /> : null}
          {!quote && isError ? <FieldError>{errorSentence(error)}</FieldError> : null}
          {cancel.isError ? <FieldError>{errorSentence(cancel.error)}</FieldError> : null}
        </div>
      </div>
    </Dialog>
  );
}

interface Person {
  readonly name: string;
  /** In the booking, from 0. */
  readonly position: number;
}

function whoComes({ attendees }: Booked): readonly Person[] {
  return attendees.flatMap(({ name, cancelledAt }, position) => (cancelledAt ? [] : [{ name, position }]));
}

function peopleText(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}

interface WhoLeavesProps {
  readonly people: readonly Person[];
  readonly leaving: readonly number[];
  readonly onChange: (leaving: readonly number[]) => void;
}

/** Everyone is chosen at first: most people cancel for all. */
function WhoLeaves({ people, leaving, onChange }: WhoLeavesProps) {
  const choose = (position: number, isLeaving: boolean) =>
    onChange(
      people.map((person) => person.position).filter((at) => (at === position ? isLeaving : leaving.includes(at))),
    );
  return (
    <FieldGroup legend="Who isn’t coming?">
      {people.map(({ name, position }) => (
        <Choice
          key={position}
          type="checkbox"
          checked={leaving.includes(position)}
          onChange={({ target }) => choose(position, target.checked)}
        >
          {name}
        </Choice>
      ))}
    </FieldGroup>
  );
}

interface Wanted {
  readonly leaving: readonly number[];
  readonly isWhole: boolean;
  readonly onDone: () => void;
}

/** What the server says about the chosen people, and the request to cancel them. */
function useCancellation(bookingId: number, { leaving, isWhole, onDone }: Wanted) {
  const whole = useQuery({ ...cancellationQuery(bookingId), enabled: isWhole });
  const some = useQuery({ ...peopleCancellationQuery(bookingId, leaving), enabled: !isWhole && leaving.length > 0 });
  const [cancelWhole, cancelSome] = [useCancelBooking(), useCancelPeople()];
  const [asked, cancel] = isWhole ? [whole, cancelWhole] : [some, cancelSome];
  const refund = asked.data?.refund ?? '';
  const order = { bookingId, refund };
  const then = { onSuccess: onDone, onError: () => void asked.refetch() };
  const submit = () =>
    isWhole ? cancelWhole.mutate(order, then) : cancelSome.mutate({ ...order, positions: leaving }, then);
  return { asked, submit, cancel };
}
