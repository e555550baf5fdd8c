import { attendeeNameMaxLength } from '@ascendant/domain/booking/guests';
import { maxAttendeesPerBooking } from '@ascendant/domain/event/limits';
import { Button } from '../../ui/button/Button';
import { Choice } from '../../ui/form/Choice';
import { SelectField, TextField } from '../../ui/form/TextField';
import type { Guest, ManualBookingForm } from './use-manual-booking';

/** The guests of a booking, each with a name, as an adult or a child. */
export function GuestFields({ form }: { readonly form: ManualBookingForm }) {
  const { guests } = form.typed;
  const next = Math.max(...guests.map(({ key }) => key)) + 1;
  return (
    <>
      {guests.map((guest, index) => (
        <GuestField key={guest.key} guest={guest} number={index + 1} form={form} />
      ))}
      {guests.length < maxAttendeesPerBooking ? (
        <p>
          <Button
            size="small"
            onClick={() => form.set({ guests: [...guests, { key: next, name: '', isChild: false }] })}
          >
            Add guest
          </Button>
        </p>
      ) : null}
    </>
  );
}

interface GuestFieldProps {
  readonly guest: Guest;
  /** From 1. */
  readonly number: number;
  readonly form: ManualBookingForm;
}

function GuestField({ guest, number, form }: GuestFieldProps) {
  const { guests } = form.typed;
  const change = (changed: Guest) =>
    form.set({ guests: guests.map((each) => (each.key === changed.key ? changed : each)) });
  const isMissing = form.isChecked && guest.name.trim() === '';
  return (
    <div className="stack">
      <TextField
        label={`Guest ${number}`}
        error={isMissing ? 'Please enter a name' : undefined}
        value={guest.name}
        maxLength={attendeeNameMaxLength}
        autoComplete="off"
        onChange={(event) => change({ ...guest, name: event.target.value })}
      />
      <div className="row space-between">
        {form.priceTypes.length === 0 ? (
          <Choice
            type="checkbox"
            checked={guest.isChild}
            onChange={(event) => change({ ...guest, isChild: event.target.checked })}
          >
            {`Guest ${number} is a child`}
          </Choice>
        ) : (
          <GuestKind
            guest={guest}
            number={number}
            types={form.priceTypes}
            error={form.errors[`guests.${number - 1}.priceType`]}
            onChange={change}
          />
        )}
        {guests.length > 1 ? (
          <Button
            kind="ghost"
            size="small"
            aria-label={`Remove guest ${number}`}
            onClick={() => form.set({ guests: guests.filter(({ key }) => key !== guest.key) })}
          >
            Remove
          </Button>
        ) : null}
      </div>
    </div>
  );
}

interface GuestKindProps extends Pick<GuestFieldProps, 'guest' | 'number'> {
  readonly types: ManualBookingForm['priceTypes'];
  readonly error: string | undefined;
  readonly onChange: (guest: Guest) => void;
}

/** What a guest comes as, where there's more than adults and children. */
function GuestKind({ guest, number, types, error, onChange }: GuestKindProps) {
  const chosen = guest.priceType === undefined ? -1 : types.findIndex(({ name }) => name === guest.priceType);
  const choose = (value: string) =>
    onChange({ ...guest, isChild: value === 'child', priceType: types[Number(value)]?.name });
  return (
    <SelectField
      label={`Guest ${number} comes as`}
      error={error}
      value={chosen < 0 ? (guest.isChild ? 'child' : 'adult') : chosen}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="adult">Adult</option>
      <option value="child">Child</option>
      {types.map(({ name }, index) => (
        <option key={name} value={index}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
