import { useAddPasskey } from '../../data/passkeys';
import { PasskeyNameDialog } from './PasskeyNameDialog';

interface AddPasskeyDialogProps {
  /** Called with recovery codes, if the person has none. */
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Asks for a name, then lets the browser create the passkey. */
export function AddPasskeyDialog({ onDone, onClose }: AddPasskeyDialogProps) {
  const add = useAddPasskey();
  return (
    <PasskeyNameDialog
      title="Add a passkey"
      lede="Your browser will ask where to save it: on this device, in your password manager or on a security key."
      action={{ label: 'Create passkey', busy: 'Waiting for your passkey...' }}
      isBusy={add.isPending}
      onName={(name, refuse) =>
        add.mutate(name, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes), onError: refuse })
      }
      onClose={onClose}
    />
  );
}
