import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';

interface SignOutEverywhereDialogProps {
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before signing out everywhere, because that includes this device. */
export function SignOutEverywhereDialog({ isBusy, onConfirm, onClose }: SignOutEverywhereDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Sign out everywhere?"
      role="alertdialog"
      footer={
        <div className="row align-end">
          <Button onClick={onClose}>Stay signed in</Button>
          <Button kind="primary" busy={isBusy && 'Signing out...'} onClick={onConfirm}>
            Sign out everywhere
          </Button>
        </div>
      }
    >
      <p>You’ll be signed out on every device, including this one.</p>
    </Dialog>
  );
}
