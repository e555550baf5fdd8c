import type { Factors } from '@ascendant/contract/factor';
import { useState } from 'react';
import { errorSentence } from '../../api/api-error';
import { useRemovePasskey } from '../../data/passkeys';
import { Button } from '../../ui/Button';
import { instantText } from '../../ui/instant-text';
import { showToast } from '../../ui/toast-store';
import { AddPasskeyDialog } from './AddPasskeyDialog';
import { RemoveFactorDialog } from './RemoveFactorDialog';
import styles from './SecondFactorCard.module.css';

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
      <li className={styles.factor}>
        <div>
          <p className={styles.name}>
            <b>Passkeys</b>
          </p>
          <p className="meta">Your fingerprint, face or PIN instead of your password.</p>
        </div>
        <Button kind="pine" size="small" onClick={() => setAdding(true)}>
          Add a passkey
        </Button>
        {isAdding ? <AddPasskeyDialog onDone={finish} onClose={() => setAdding(false)} /> : null}
      </li>
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

function PasskeyRow({ passkey: { id, name, addedAt, lastUsedAt }, isRequired }: PasskeyRowProps) {
  const [isAsking, setAsking] = useState(false);
  const remove = useRemovePasskey();
  const confirmRemoval = () =>
    remove.mutate(id, {
      onSuccess: () => showToast({ title: `Passkey ${name} removed` }),
      onError: (error) => showToast({ title: errorSentence(error), tone: 'bad' }),
    });
  return (
    <li className={styles.factor}>
      <div>
        <p className={styles.name}>
          <b>{name}</b>
        </p>
        <p className="meta">
          Added {instantText(addedAt)}
          {lastUsedAt === null ? ' · not used yet' : ` · last used ${instantText(lastUsedAt)}`}
        </p>
      </div>
      <Button size="small" onClick={() => setAsking(true)} aria-label={`Remove passkey ${name}`}>
        Remove
      </Button>
      {isAsking ? (
        <RemoveFactorDialog
          name="passkey"
          isRequired={isRequired}
          isBusy={remove.isPending}
          onConfirm={confirmRemoval}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </li>
  );
}
