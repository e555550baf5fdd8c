import type { Confirmation, Factors } from '@ascendant/contract/factor';
import { confirmationLength } from '@ascendant/domain/person/account-limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../api/api-error';
import { factorsQuery } from '../../data/factors';
import { useConfirmIdentity } from '../../data/session';
import { showToast } from '../../ui/toast-store';
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

/** Asks for the password once more, or for anything else that the person has. Source: rules SES-11 and FAC-04. */
export function ConfirmIdentityForm({ onDone, onCancel }: ConfirmIdentityFormProps) {
  const confirm = useConfirmIdentity();
  const factors = useQuery(factorsQuery).data;
  const [way, setWay] = useState<Way>('password');
  const fail = (error: Error) => showToast({ title: errorSentence(error), tone: 'bad' });
  const send = (proof: Confirmation, onError: (error: Error) => void) =>
    confirm.mutate(proof, { onSuccess: onDone, onError });
  const props = { isBusy: confirm.isPending, onProof: send, onCancel };
  const otherWays = (
    <>
      {(factors?.passkeys.length ?? 0) > 0 ? <PasskeyProof onAnswer={(passkey) => send({ passkey }, fail)} /> : null}
      {waysOf(factors).length > 1 ? (
        <p className={styles.ways}>
          {waysOf(factors)
            .filter((other) => other !== way)
            .map((other) => (
              <button key={other} type="button" className="link link-button" onClick={() => setWay(other)}>
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
      {way === 'password' ? (
        <ConfirmWithPassword {...props}>{otherWays}</ConfirmWithPassword>
      ) : (
        <ConfirmWithCode key={way} way={way} {...props}>
          {otherWays}
        </ConfirmWithCode>
      )}
    </div>
  );
}

function waysOf(factors: Factors | undefined): readonly Way[] {
  if (factors === undefined) return ['password'];
  const { app, recoveryCodesLeft } = factors;
  return [
    'password',
    ...(app === null ? [] : (['app'] as const)),
    ...(recoveryCodesLeft > 0 ? (['recovery'] as const) : []),
  ];
}
