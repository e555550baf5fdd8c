import { passkeyNameMaxLength } from '@ascendant/domain/person/account-limits';
import { useState, type SyntheticEvent } from 'react';
import { passkeySentence, useAddPasskey } from '../../data/passkeys';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { Input } from '../../ui/Input';

interface AddPasskeyDialogProps {
  /** Called with recovery codes, if the person has none. */
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Asks for a name, then lets the browser create the passkey. */
export function AddPasskeyDialog({ onDone, onClose }: AddPasskeyDialogProps) {
  const add = useAddPasskey();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setProblem('Give your passkey a name');
    setProblem(undefined);
    add.mutate(name.trim(), {
      onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
      onError: (error) => setProblem(passkeySentence(error)),
    });
  };
  return (
    <Dialog open onClose={onClose} title="Add a passkey">
      <form className="stack" onSubmit={submit} noValidate>
        <p>Your browser will ask where to save it: on this device, in your password manager or on a security key.</p>
        <Field label="Name" help="Such as ‘My phone’ or ‘Work laptop’." error={problem}>
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={passkeyNameMaxLength}
              onChange={(event) => setName(event.currentTarget.value)}
              autoComplete="off"
            />
          )}
        </Field>
        <div className="row align-end">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" busy={add.isPending && 'Waiting for your passkey...'}>
            Create passkey
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
