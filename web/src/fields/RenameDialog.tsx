import { attendeeNameMaxLength } from '@ascendant/domain/booking/guests';
import { useState } from 'react';
import { fieldSentence } from '../api/api-error';
import { useRenameAttendee } from '../data/cancellation';
import { Dialog } from '../ui/dialog/Dialog';
import { SelectField, TextField } from '../ui/form/TextField';

interface RenamablePerson {
  /** In the booking, from 0. */
  readonly position: number;
  readonly name: string;
}

interface RenameDialogProps {
  readonly bookingId: number;
  /** Whose ticket can get another name; the first is chosen. */
  readonly people: readonly RenamablePerson[];
  /** What else follows. */
  readonly consequence?: string;
  readonly onClose: () => void;
}

/** Puts another name on one ticket, for a typing error or for someone else who comes. */
export function RenameDialog({ bookingId, people, consequence, onClose }: RenameDialogProps) {
  const [chosen, setChosen] = useState(people[0]);
  const [typed, setTyped] = useState(chosen?.name ?? '');
  const rename = useRenameAttendee();
  const choose = (position: string) => {
    const next = people.find((each) => String(each.position) === position);
    setChosen(next);
    setTyped(next?.name ?? '');
  };
  const submit = () => {
    if (chosen) rename.mutate({ bookingId, position: chosen.position, name: typed }, { onSuccess: onClose });
  };
  return (
    <Dialog
      onClose={onClose}
      guardsTyping
      title={people.length > 1 ? 'Change a name' : 'Change the name on this ticket'}
      keep="Keep name"
      action={{ label: 'Change name', busy: rename.isPending && 'Saving...' }}
      onSubmit={submit}
    >
      {people.length > 1 ? (
        <SelectField label="Ticket of" value={chosen?.position} onChange={({ target }) => choose(target.value)}>
          {people.map(({ position, name }) => (
            <option key={position} value={position}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
      <TextField
        label="Name"
        help={help}
        error={rename.isError ? fieldSentence(rename.error, 'name') : undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={attendeeNameMaxLength}
        autoComplete="off"
      />
      {consequence === undefined ? null : <p className="meta">{consequence}</p>}
    </Dialog>
  );
}

const help =
  'You can change it until the day before the event. The event’s age limits still apply, and a child’s ticket stays a child’s. The ticket’s code doesn’t change.';
