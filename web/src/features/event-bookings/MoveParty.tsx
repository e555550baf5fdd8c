import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../api/api-error';
import { useMoveManualBooking, type EventBooking } from '../../data/event-bookings';
import { eventDatesQuery } from '../../data/event-dates';
import { Dialog } from '../../ui/dialog/Dialog';
import { showToast } from '../../ui/dialog/toast-store';
import { FieldError } from '../../ui/form/Field';
import { SelectField } from '../../ui/form/TextField';
import { useFirstWrong } from '../../ui/form/use-first-wrong';
import { countOf } from '../../ui/text/number-text';
import { dayAndTime } from '../../ui/text/time-text';

interface MoveProps {
  readonly booking: EventBooking;
  /** The date that it's on. */
  readonly eventId: number;
  readonly onClose: () => void;
}

/** Moves a booking that an organizer made to another date with enough seats. */
export function MoveParty({ booking, eventId, onClose }: MoveProps) {
  const [formRef, focusFirstWrong] = useFirstWrong();
  const { data, isPending, isError } = useQuery(eventDatesQuery(eventId, { party: undefined }));
  const [chosen, setChosen] = useState<number | null>(null);
  const [isChecked, setChecked] = useState(false);
  const move = useMoveManualBooking();
  const seats = booking.seats ?? booking.attendees.length;
  const dates = (data ?? []).filter(
    ({ id, status, seatsLeft }) => id !== eventId && status === 'published' && seatsLeft >= seats,
  );
  const submit = () => {
    setChecked(true);
    focusFirstWrong();
    const moved = () => {
      showToast({ title: `Moved: ${booking.reference}` });
      onClose();
    };
    if (chosen !== null)
      move.mutate({ bookingId: booking.id, fromEventId: eventId, eventId: chosen }, { onSuccess: moved });
  };
  return (
    <Dialog
      onClose={onClose}
      title={`Move ${booking.reference} to another date`}
      keep="Don’t move"
      action={dates.length === 0 ? null : { label: 'Move booking', busy: move.isPending && 'Moving...' }}
      onSubmit={submit}
      formRef={formRef}
    >
      <p>{booking.attendees.map(({ name }) => name).join(', ')}</p>
      {isPending ? <p className="meta">Loading dates...</p> : null}
      {isError ? <FieldError>We couldn’t load the dates. Please try again later.</FieldError> : null}
      {data && dates.length === 0 ? <p>{`No other date has ${countOf(seats, 'seat')} left.`}</p> : null}
      {dates.length === 0 ? null : (
        <SelectField
          label="New date"
          help={
            booking.manual?.email
              ? `Their tickets get new codes. We’ll email them to ${booking.manual.email}.`
              : 'Their tickets get new codes. Let them know about the new date.'
          }
          error={isChecked && chosen === null ? 'Please choose a date' : undefined}
          value={chosen ?? ''}
          onChange={({ target }) => setChosen(target.value === '' ? null : Number(target.value))}
        >
          <option value="">Choose a date</option>
          {dates.map((date) => (
            <option key={date.id} value={date.id}>
              {`${dayAndTime(date, 'short')} (${countOf(date.seatsLeft, 'seat')} left)`}
            </option>
          ))}
        </SelectField>
      )}
      {move.isError ? <FieldError>{errorSentence(move.error)}</FieldError> : null}
    </Dialog>
  );
}
