import { codeLength, codeLifetimeMinutes } from '@ascendant/domain/person/account-limits';
import type { FormEvent } from 'react';
import { useLocation } from 'react-router';
import { errorSentence } from '../../api/api-error';
import { useResendVerification, useVerifyEmail } from '../../data/email-verification';
import { CodeField } from '../../fields/CodeField';
import { useCodeEntry } from '../../fields/use-code-entry';
import { Button } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';
import { useHydrated } from '../../ui/late/use-hydrated';
import authFormStyles from './AuthForm.module.css';
import { ResendLine } from './ResendLine';

interface VerifyViewProps {
  readonly email: string;
  /** When the latest code was emailed, in milliseconds since 1970. */
  readonly sentAt: number;
  readonly onResent: () => void;
  readonly onAlreadyVerified: () => void;
  /** Null if it has to be this address. */
  readonly onOtherAddress: (() => void) | null;
}

/** Asks for the 6-digit code from the email. Success signs the user in; the page then redirects them. */
export function VerifyView({ email, sentAt, onResent, onAlreadyVerified, onOtherAddress }: VerifyViewProps) {
  const alreadyVerified = () => {
    showToast({ title: 'Already verified!', description: 'Please sign in.' });
    onAlreadyVerified();
  };
  return (
    <>
      <p className={authFormStyles.lede}>
        We sent a {codeLength}-digit code to <b>{email}</b>. It’s valid for {codeLifetimeMinutes} minutes.
      </p>
      <CodeForm email={email} onAlreadyVerified={alreadyVerified} />
      <Resend email={email} sentAt={sentAt} onResent={onResent} onAlreadyVerified={alreadyVerified} />
      {onOtherAddress === null ? null : (
        <p className={authFormStyles.after}>
          <button type="button" className="link meta link-button" onClick={onOtherAddress}>
            Use a different email
          </button>
        </p>
      )}
    </>
  );
}

interface CodeFormProps {
  readonly email: string;
  readonly onAlreadyVerified: () => void;
}

function CodeForm({ email, onAlreadyVerified }: CodeFormProps) {
  const verify = useVerifyEmail();
  const entry = useCodeEntry();
  const { code } = entry;
  const isComplete = code.length === codeLength;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete) return entry.complain(`Verification code must be ${codeLength} digits`);
    return verify.mutate(
      { email, code },
      {
        onSuccess: (reply) => {
          if (reply.alreadyVerified) onAlreadyVerified();
        },
        onError: (failure) => {
          const sentence = errorSentence(failure, 'Invalid verification code');
          entry.refuse(sentence);
          showToast({ title: 'Verification failed', description: sentence, tone: 'bad' });
        },
      },
    );
  };
  return (
    <form onSubmit={submit} noValidate>
      <CodeField
        label="Verification code"
        value={code}
        onChange={entry.type}
        problem={entry.problem}
        refusals={entry.refusals}
      />
      <Button
        kind="primary"
        size="large"
        block
        type="submit"
        className={authFormStyles.submit}
        dimmed={!isComplete}
        aria-disabled={!isComplete}
        busy={verify.isPending && 'Verifying...'}
      >
        Verify
      </Button>
    </form>
  );
}

interface ResendProps extends CodeFormProps {
  readonly sentAt: number;
  readonly onResent: () => void;
}

function Resend({ email, sentAt, onResent, onAlreadyVerified }: ResendProps) {
  const resend = useResendVerification();
  const send = () =>
    resend.mutate(
      { email },
      {
        onSuccess: (reply) => {
          if (reply.alreadyVerified) return onAlreadyVerified();
          showToast({ title: 'Code resent!', description: `A new code is on its way to ${email}.` });
          return onResent();
        },
        onError: (error) =>
          showToast({ title: 'Failed to resend code', description: errorSentence(error, error.message), tone: 'bad' }),
      },
    );
  return <ResendLine sentAt={sentAt} isBusy={resend.isPending} onSend={send} />;
}

/** Records in the history entry that a code was emailed: a reload keeps it, and the back button leaves it. */
interface VerificationStep {
  readonly email: string;
  /** milliseconds since 1970 */
  readonly sentAt: number;
}

/** The current verification step; null until hydration, since the server can't see history entries. */
export function useVerificationStep(): VerificationStep | null {
  const { state } = useLocation();
  return useHydrated() ? readVerificationStep(state) : null;
}

/** Reads it from a location's state, which can hold anything. */
function readVerificationStep(state: unknown): VerificationStep | null {
  if (typeof state !== 'object' || state === null || !('email' in state) || !('sentAt' in state)) return null;
  const { email, sentAt } = state;
  return typeof email === 'string' && typeof sentAt === 'number' ? { email, sentAt } : null;
}
