import { disablingReasonMaxLength } from '@ascendant/domain/person/disabling';
import { useState } from 'react';
import type { UserWithSigns } from '../../data/users';
import { Dialog } from '../../ui/dialog/Dialog';
import { TextAreaField } from '../../ui/form/TextField';

interface DisableDialogProps {
  readonly user: Pick<UserWithSigns, 'firstName' | 'lastName' | 'username'>;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  /** @param reason empty without one */
  readonly onDisable: (reason: string) => void;
}

/** Asks before someone is signed out everywhere, and for the reason that they're told. */
export function DisableDialog({ user, isBusy, onClose, onDisable }: DisableDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog
      onClose={onClose}
      guardsTyping
      title={`Disable ${user.firstName} ${user.lastName}?`}
      role="alertdialog"
      keep="Keep enabled"
      action={{
        label: 'Disable user',
        kind: 'danger',
        busy: isBusy && 'Disabling...',
        onDo: () => onDisable(reason.trim()),
      }}
    >
      <p>{`@${user.username} will be signed out everywhere and won’t be able to sign in until you enable the account again. Their bookings and events won’t change. We’ll email them.`}</p>
      <TextAreaField
        label="Reason (optional)"
        help="They’ll read it in the email. It’s also noted on their page."
        isShort
        value={reason}
        maxLength={disablingReasonMaxLength}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
}
