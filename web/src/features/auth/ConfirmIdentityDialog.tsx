import { Dialog } from '../../ui/dialog/Dialog';
import { ConfirmIdentityForm } from './ConfirmIdentityForm';

interface ConfirmIdentityDialogProps {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks someone who's signed in to prove again who they are. */
export function ConfirmIdentityDialog({ onDone, onClose }: ConfirmIdentityDialogProps) {
  return (
    <Dialog onClose={onClose} title="Confirm it’s you">
      <ConfirmIdentityForm onDone={onDone} onCancel={onClose} />
    </Dialog>
  );
}
