import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';

interface RemoveFactorDialogProps {
  /** 'authenticator app' */
  readonly name: string;
  /** Whether the person's area doesn't work without a second factor. */
  readonly isRequired: boolean;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a factor is removed, and says what follows. */
export function RemoveFactorDialog({ name, isRequired, isBusy, onConfirm, onClose }: RemoveFactorDialogProps) {
  return (
    <ConfirmDialog
      title={`Remove this ${name}?`}
      confirmLabel="Remove"
      keep="Keep it"
      busy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {isRequired
        ? 'You won’t be able to use the admin area until you set up a second step again.'
        : 'You won’t be able to sign in with it any more.'}
    </ConfirmDialog>
  );
}
