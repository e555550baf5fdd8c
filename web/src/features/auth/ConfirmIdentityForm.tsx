import type { Confirmation, Factors } from '@ascendant/contract/factor';
import { confirmationLength } from '@ascendant/domain/person/account-limits';
import { productName } from '@ascendant/domain/site/brand';
import { useQuery } from '@tanstack/react-query';
import { useState, useEffect, type ReactNode, type SyntheticEvent } from 'react';
import { errorSentence } from '../../api/api-error';
import { useAuth } from '../../auth/AuthProvider';
import { factorsQuery } from '../../data/factors';
import { useConfirmIdentity } from '../../data/session-questions';
import { useCodeEntry } from '../../fields/use-code-entry';
import { Button } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';
import { PasswordField } from '../../ui/form/PasswordInput';
import { showServerErrors } from '../../ui/form/server-errors';
import { useForm } from '../../ui/form/use-form';
import { Skeleton } from '../../ui/layout/Skeleton';
import { type CodeWay, PasskeyProof, FactorCode, proofOfCode } from './FactorCode';
import styles from './SignInAgain.module.css';

/** One way to confirm who it is. */
interface ConfirmWayProps {
  readonly isBusy: boolean;
  readonly onProof: (proof: Confirmation, onError: (error: Error) => void) => void;
  readonly onCancel: () => void;
  /** The other ways. */
  readonly children: ReactNode;
}

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

interface ConfirmWithCodeProps extends ConfirmWayProps {
  readonly way: CodeWay;
}

/** Asks for a code from the person's app, or for one of their recovery codes. */
function ConfirmWithCode({ way, isBusy, onProof, onCancel, children }: ConfirmWithCodeProps) {
  const entry = useCodeEntry();
  const submit = () => {
    const proof = proofOfCode(way, entry.code);
    if (typeof proof === 'string') return entry.complain(proof);
    onProof(proof, (error) => entry.refuse(errorSentence(error, `We couldn’t reach ${productName}.`)));
  };
  return (
    <ConfirmFrame isBusy={isBusy} onCancel={onCancel} onSubmit={submit}>
      <FactorCode way={way} entry={entry} />
      {children}
    </ConfirmFrame>
  );
}

/** Asks for the password once more. */
function ConfirmWithPassword({ isBusy, onProof, onCancel, children }: ConfirmWayProps) {
  const { user } = useAuth();
  const { field, handleSubmit, setError, setFocus, isSending } = useForm({
    check: async () => (await import('@ascendant/contract/factor')).passwordProof,
    values: { password: '' },
  });
  useEffect(() => setFocus('password'), [setFocus]);
  const submit = handleSubmit((values) =>
    onProof(values, (error) => {
      if (showServerErrors(error, setError, ['password'])) setFocus('password', { shouldSelect: true });
      else showToast({ title: errorSentence(error), tone: 'bad' });
    }),
  );
  return (
    <ConfirmFrame isBusy={isSending || isBusy} onCancel={onCancel} onSubmit={(event) => void submit(event)}>
      <input
        className="visually-hidden"
        type="text"
        autoComplete="username"
        value={user?.username ?? ''}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField label="Your password" {...field('password')} autoComplete="current-password" />
      {children}
    </ConfirmFrame>
  );
}

interface ConfirmFrameProps extends Pick<ConfirmWayProps, 'isBusy' | 'onCancel' | 'children'> {
  readonly onSubmit: (event: SyntheticEvent) => void;
}

/** The form around what's asked for, with its buttons. */
function ConfirmFrame({ isBusy, onCancel, onSubmit, children }: ConfirmFrameProps) {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // The form that made the call is around this one in React's tree, though not on the page.
    event.stopPropagation();
    onSubmit(event);
  };
  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      {children}
      <div className="row align-end">
        <Button onClick={onCancel}>Cancel</Button>
        <Button kind="primary" type="submit" busy={isBusy && 'Confirming...'}>
          Confirm
        </Button>
      </div>
    </form>
  );
}
