import type { Factors } from '@ascendant/contract/factor';
import { useState } from 'react';
import { errorSentence } from '../../api/api-error';
import { useRemovePasskey } from '../../data/passkeys';
import { Button } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';
import { PanelRow } from '../../ui/table/PanelRow';
import { instantText } from '../../ui/text/instant-text';
import { AddPasskeyDialog } from './AddPasskeyDialog';
import { RemoveFactorDialog } from './RemoveFactorDialog';
import { RenamePasskeyDialog } from './RenamePasskeyDialog';

interface PasskeyRowsProps {
  readonly factors: Factors;
  /** New recovery codes, to be shown once. */
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The person's passkeys, and the way to another one. */
export function PasskeyRows({ factors: { passkeys, isRequired }, onCodes }: PasskeyRowsProps) {
  const [isAdding, setAdding] = useState(false);
  const finish = (codes: readonly string[]) => {
    setAdding(false);
    showToast({ title: 'Passkey added' });
    if (codes.length > 0) onCodes(codes);
  };
  return (
    <>
      <PanelRow name="Passkeys" meta="Your fingerprint, face or PIN instead of your password.">
        <Button kind="pine" size="small" onClick={() => setAdding(true)}>
          Add a passkey
        </Button>
        {isAdding ? <AddPasskeyDialog onDone={finish} onClose={() => setAdding(false)} /> : null}
      </PanelRow>
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} isRequired={isRequired} />
      ))}
    </>
  );
}

interface PasskeyRowProps {
  readonly passkey: Factors['passkeys'][number];
  readonly isRequired: boolean;
}

function PasskeyRow({ passkey, isRequired }: PasskeyRowProps) {
  const { id, name, addedAt, lastUsedAt } = passkey;
  const [open, setOpen] = useState<'name' | 'removal' | null>(null);
  const close = () => setOpen(null);
  const remove = useRemovePasskey();
  const confirmRemoval = () =>
    remove.mutate(id, {
      onSuccess: () => showToast({ title: `Passkey ${name} removed` }),
      onError: (error) => showToast({ title: errorSentence(error), tone: 'bad' }),
    });
  return (
    <PanelRow
      name={name}
      meta={`Added ${instantText(addedAt)}${lastUsedAt === null ? ' · not used yet' : ` · last used ${instantText(lastUsedAt)}`}`}
    >
      <div className="row">
        <Button size="small" onClick={() => setOpen('name')} aria-label={`Rename passkey ${name}`}>
          Rename
        </Button>
        <Button size="small" onClick={() => setOpen('removal')} aria-label={`Remove passkey ${name}`}>
          Remove
        </Button>
      </div>
      {open === 'name' ? <RenamePasskeyDialog passkey={passkey} onClose={close} /> : null}
      {open === 'removal' ? (
        <RemoveFactorDialog
          name="passkey"
          isRequired={isRequired}
          isBusy={remove.isPending}
          onConfirm={confirmRemoval}
          onClose={close}
        />
      ) : null}
    </PanelRow>
  );
}
