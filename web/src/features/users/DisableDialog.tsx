import type { UserWithSigns } from '../../data/users';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';

interface DisableDialogProps {
  readonly user: UserWithSigns;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onDisable: () => void;
}

/** Asks before someone is signed out everywhere. */
export function DisableDialog({ user, isBusy, onClose, onDisable }: DisableDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Disable ${user.firstName} ${user.lastName}?`}
      role="alertdialog"
      footer={
        <div className="row align-end">
          <Button onClick={onClose}>Keep enabled</Button>
          <Button kind="danger" busy={isBusy && 'Disabling...'} onClick={onDisable}>
            Disable user
          </Button>
        </div>
      }
    >
      <p>{`@${user.username} will be signed out everywhere and won’t be able to sign in until you enable the account again. Their bookings and events won’t change.`}</p>
    </Dialog>
  );
}
