import type { MyBooking } from '@ascendant/contract/booking';
import { nameMaxLength } from '@ascendant/domain/person/account-limits';
import { Dialog } from '../../ui/dialog/Dialog';
import { FieldError, FieldGroup } from '../../ui/form/Field';
import { TextField } from '../../ui/form/TextField';
import { useFirstWrong } from '../../ui/form/use-first-wrong';
import { momentText } from '../../ui/text/time-text';
import { namesHelp, namesTitle } from './guest-names-text';
import { useGuestNames, type GuestNamesForm, type TypedGuest } from './use-guest-names';

/** First and last names of the guests of a booking. Those who are left empty can be named later. */
export function NameGuestsDialog({ booking, onClose }: { readonly booking: MyBooking; readonly onClose: () => void }) {
  const form = useGuestNames(booking, onClose);
  const [formRef, focusFirstWrong] = useFirstWrong();
  const until = booking.nameGuestsUntil;
  return (
    <Dialog
      onClose={onClose}
      title={namesTitle(form.guests.length)}
      guardsTyping={form.isFilled}
      keep="Not now"
      action={{ label: 'Save names', busy: form.isSaving && 'Saving...' }}
      onSubmit={() => {
        form.save();
        focusFirstWrong();
      }}
      formRef={formRef}
    >
      <p className="meta">{namesHelp(form.guests.length, until ? momentText(until, booking.event) : null)}</p>
      {form.guests.map((guest, index) => (
        <GuestNames key={guest.position} guest={guest} number={index + 1} form={form} />
      ))}
      {form.refusal === undefined ? null : <FieldError>{form.refusal}</FieldError>}
    </Dialog>
  );
}

interface GuestNamesProps {
  readonly guest: TypedGuest;
  /** From 1. */
  readonly number: number;
  readonly form: GuestNamesForm;
}

function GuestNames({ guest, number, form }: GuestNamesProps) {
  return (
    <FieldGroup legend={form.guests.length === 1 ? 'Your guest' : `Guest ${number}`}>
      <div className="stack">
        {(['firstName', 'lastName'] as const).map((name) => (
          <TextField
            key={name}
            label={name === 'firstName' ? 'First name' : 'Last name'}
            error={form.errorOf(guest, name)}
            value={guest[name]}
            maxLength={nameMaxLength}
            autoComplete="off"
            onChange={(event) => form.change({ ...guest, [name]: event.target.value })}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
