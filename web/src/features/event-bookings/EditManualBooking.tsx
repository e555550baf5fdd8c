import { attendeeNameMaxLength } from '@ascendant/domain/booking/guests';
import { useState } from 'react';
import { errorSentence, fieldsOf } from '../../api/api-error';
import { useChangeManualBooking, type EventBooking } from '../../data/event-bookings';
import { Dialog } from '../../ui/dialog/Dialog';
import { showToast } from '../../ui/dialog/toast-store';
import { FieldError } from '../../ui/form/Field';
import { TextField } from '../../ui/form/TextField';
import { useFirstWrong } from '../../ui/form/use-first-wrong';
import { BookingFacts, isAtFields, takenOf, type TypedFacts } from './BookingFacts';

interface EditProps {
  readonly booking: EventBooking;
  readonly onClose: () => void;
}

/** Changes what an organizer wrote about a booking that they made: everything but how many come. */
export function EditManualBooking({ booking, onClose }: EditProps) {
  const [formRef, focusFirstWrong] = useFirstWrong();
  const [before] = useState(() => factsOf(booking));
  const [facts, setFacts] = useState(before);
  const [names, setNames] = useState(() => booking.attendees.map(({ name }) => name));
  const [isChecked, setChecked] = useState(false);
  const change = useChangeManualBooking();
  const errors = fieldsOf(change.error);
  const saved = () => {
    showToast({ title: `Saved: ${booking.reference}` });
    onClose();
  };
  const submit = () => {
    setChecked(true);
    focusFirstWrong();
    if (names.some((name) => name.trim() === '')) return;
    const body = { ...changesOf(before, facts), ...renamesOf(booking, names) };
    change.mutate({ bookingId: booking.id, ...body }, { onSuccess: saved, onError: focusFirstWrong });
  };
  return (
    <Dialog
      onClose={onClose}
      guardsTyping
      title={`Edit ${booking.reference}`}
      keep="Don’t save"
      action={{ label: 'Save', busy: change.isPending && 'Saving...' }}
      onSubmit={submit}
      formRef={formRef}
    >
      {names.map((name, position) => (
        <TextField
          // Their order never changes.
          // oxlint-disable-next-line react/no-array-index-key
          key={position}
          label={`Guest ${position + 1}`}
          error={isChecked && name.trim() === '' ? 'Please enter a name' : undefined}
          value={name}
          maxLength={attendeeNameMaxLength}
          autoComplete="off"
          onChange={({ target }) => setNames(names.with(position, target.value))}
        />
      ))}
      <BookingFacts
        typed={facts}
        set={(changed) => setFacts({ ...facts, ...changed })}
        errors={errors}
        isPaid={booking.paidBy === null}
        takenHelp="What you take for it. It’s apart from your revenue on this site."
      />
      {change.isError && !isAtFields(errors) ? <FieldError>{errorSentence(change.error)}</FieldError> : null}
    </Dialog>
  );
}

function factsOf({ paidBy, manual }: EventBooking): TypedFacts {
  return {
    phone: manual?.phone ?? '',
    email: manual?.email ?? '',
    paidBy: paidBy ?? 'cash',
    taken: manual?.taken ?? '',
    note: manual?.note ?? '',
  };
}

/** Only what was changed is sent, so that what a colleague changes meanwhile stays. */
function changesOf(before: TypedFacts, now: TypedFacts) {
  const [email, phone, note] = [now.email.trim(), now.phone.trim(), now.note.trim()];
  const [was, taken] = [takenOf(before), takenOf(now)];
  return {
    ...(email === before.email ? {} : { email }),
    ...(phone === before.phone ? {} : { phone }),
    ...(note === before.note ? {} : { note }),
    ...(now.paidBy === before.paidBy ? {} : { paidBy: now.paidBy }),
    ...(taken === was ? {} : { taken: taken ?? null }),
  };
}

function renamesOf({ attendees }: EventBooking, names: readonly string[]) {
  const renamed = names.flatMap((name, position) => (name === attendees[position]?.name ? [] : [{ position, name }]));
  return renamed.length === 0 ? {} : { names: renamed };
}
