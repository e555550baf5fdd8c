import { passkeyNameMaxLength } from '@ascendant/domain/person/account-limits';
import { trimmedText } from '@ascendant/domain/plain-text';
import { useState, type SyntheticEvent } from 'react';
import { passkeySentence } from '../../data/passkeys';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { TextField } from '../../ui/form/TextField';

interface PasskeyNameDialogProps {
  readonly title: string;
  readonly lede?: string;
  readonly initialName?: string;
  /** What the button says, and while it's busy. */
  readonly action: { readonly label: string; readonly busy: string };
  readonly isBusy: boolean;
  readonly onName: (name: string, refuse: (error: Error) => void) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a passkey. */
export function PasskeyNameDialog({ title, lede, initialName = '', action, ...props }: PasskeyNameDialogProps) {
  const { isBusy, onName, onClose } = props;
  const [name, setName] = useState(initialName);
  const [problem, setProblem] = useState<string>();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (trimmedText(name) === '') return setProblem('Give your passkey a name');
    setProblem(undefined);
    onName(trimmedText(name), (error) => setProblem(passkeySentence(error)));
  };
  return (
    <Dialog onClose={onClose} title={title}>
      <form className="stack" onSubmit={submit} noValidate>
        {lede === undefined ? null : <p>{lede}</p>}
        <TextField
          label="Name"
          help="Such as ‘My phone’ or ‘Work laptop’."
          error={problem}
          value={name}
          maxLength={passkeyNameMaxLength}
          onChange={(event) => setName(event.currentTarget.value)}
          autoComplete="off"
        />
        <div className="row align-end">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" busy={isBusy && action.busy}>
            {action.label}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
