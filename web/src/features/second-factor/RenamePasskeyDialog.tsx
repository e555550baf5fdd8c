import type { Factors } from '@ascendant/contract/factor';
import { useRenamePasskey } from '../../data/passkeys';
import { showToast } from '../../ui/dialog/toast-store';
import { PasskeyNameDialog } from './PasskeyNameDialog';

interface RenamePasskeyDialogProps {
  readonly passkey: Pick<Factors['passkeys'][number], 'id' | 'name'>;
  readonly onClose: () => void;
}

/** Gives a passkey another name. It works as before. */
export function RenamePasskeyDialog({ passkey: { id, name }, onClose }: RenamePasskeyDialogProps) {
  const rename = useRenamePasskey();
  const finish = () => {
    onClose();
    showToast({ title: 'Passkey renamed' });
  };
  return (
    <PasskeyNameDialog
      title="Rename this passkey"
      initialName={name}
      action={{ label: 'Save', busy: 'Saving...' }}
      isBusy={rename.isPending}
      onName={(wanted, refuse) => rename.mutate({ id, name: wanted }, { onSuccess: finish, onError: refuse })}
      onClose={onClose}
    />
  );
}
