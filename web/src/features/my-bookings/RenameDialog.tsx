import { attendeeNameMaxLength } from '@ascendant/domain/booking/guests';
import { useState } from 'react';
import { fieldSentence } from '../../api/api-error';
import { useRenameAttendee } from '../../data/cancellation';
import { Dialog } from '../../ui/dialog/Dialog';
import { TextField } from '../../ui/form/TextField';

interface RenameDialogProps {
  readonly bookingId: number;
  /** From 0. */
  readonly position: number;
  readonly name: string;
  readonly onClose: () => void;
}

/** Puts another name on one ticket, for a typing error or for someone else who comes. */
export function RenameDialog({ bookingId, position, name, onClose }: RenameDialogProps) {
  const [typed, setTyped] = useState(name);
  const rename = useRenameAttendee();
  const submit = () => {
    rename.mutate({ bookingId, position, name: typed }, { onSuccess: onClose });
  };
  return (
    <Dialog
      onClose={onClose}
      guardsTyping
      title="Change the name on this ticket"
      keep="Keep name"
      action={{ label: 'Change name', busy: rename.isPending && 'Saving...' }}
      onSubmit={submit}
    >
      <TextField
        label="Name"
        help={help}
        error={rename.isError ? fieldSentence(rename.error, 'name') : undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={attendeeNameMaxLength}
        autoComplete="off"
      />
    </Dialog>
  );
}

const help =
  'You can change it until the day before the event. The event’s age limits still apply, and a child’s ticket stays a child’s. The ticket’s code doesn’t change.';
