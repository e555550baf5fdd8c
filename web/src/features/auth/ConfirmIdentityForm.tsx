import type { Confirmation, Factors } from '@ascendant/contract/factor';
import { confirmationLength } from '@ascendant/domain/person/account-limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../api/api-error';
import { factorsQuery } from '../../data/factors';
import { useConfirmIdentity } from '../../data/session-questions';
import { Button } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';
import { Skeleton } from '../../ui/layout/Skeleton';
import { ConfirmWithCode } from './ConfirmWithCode';
import { ConfirmWithPassword } from './ConfirmWithPassword';
import type { CodeWay } from './FactorCode';
import { PasskeyProof } from './PasskeyProof';
import styles from './SignInAgain.module.css';

interface ConfirmIdentityFormProps {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

type Way = 'password' | CodeWay;

const switchLabels: Readonly<Record<Way, string>> = {
  password: 'Use your password instead',
  app: 'Use a code from your app instead',
  recovery: 'Use a recovery code instead',
};

/** Asks for the second factor of someone who has one, and for the password otherwise. Source: rules SES-11 and FAC-04. */
export function ConfirmIdentityForm({ onDone, onCancel }: ConfirmIdentityFormProps) {
  const confirm = useConfirmIdentity();
  const { data: factors, isPending } = useQuery(factorsQuery);
  const [chosen, setChosen] = useState<Way>();
  const ways = waysOf(factors);
  const way = chosen ?? ways[0];
  const fail = (error: Error) => showToast({ title: errorSentence(error), tone: 'bad' });
  const send = (proof: Confirmation, onError: (error: Error) => void) =>
    confirm.mutate(proof, { onSuccess: onDone, onError });
  const props = { isBusy: confirm.isPending, onProof: send, onCancel };
  const otherWays = (
    <>
      {(factors?.passkeys.length ?? 0) > 0 ? <PasskeyProof onAnswer={(passkey) => send({ passkey }, fail)} /> : null}
      {ways.length > 1 ? (
        <p className={styles.ways}>
          {ways
            .filter((other) => other !== way)
            .map((other) => (
              <button key={other} type="button" className="link link-button" onClick={() => setChosen(other)}>
                {switchLabels[other]}
              </button>
            ))}
        </p>
      ) : null}
    </>
  );
  return (
    <div className={styles.form}>
      <p className="muted">
        This changes money, access or how you sign in, so we ask again. We won’t ask again for the next{' '}
        {confirmationLength}.
      </p>
      {isPending ? <Skeleton shape="row" /> : null}
      {isPending || way !== 'password' ? null : <ConfirmWithPassword {...props}>{otherWays}</ConfirmWithPassword>}
      {way === undefined ? (
        <>
          {otherWays}
          <Button onClick={onCancel}>Cancel</Button>
        </>
      ) : null}
      {way === 'app' || way === 'recovery' ? (
        <ConfirmWithCode key={way} way={way} {...props}>
          {otherWays}
        </ConfirmWithCode>
      ) : null}
    </div>
  );
}

/** The password of someone without a second factor; their factors otherwise. A passkey has a button of its own. */
function waysOf(factors: Factors | undefined): readonly Way[] {
  if (factors === undefined) return ['password'];
  const { app, passkeys, recoveryCodesLeft } = factors;
  if (app === null && passkeys.length === 0) return ['password'];
  return [...(app === null ? [] : (['app'] as const)), ...(recoveryCodesLeft > 0 ? (['recovery'] as const) : [])];
}
