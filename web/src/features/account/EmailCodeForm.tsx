import { codeLength, codeLifetimeMinutes } from '@ascendant/domain/person/account-limits';
import type { SyntheticEvent } from 'react';
import { errorSentence } from '../../api/api-error';
import { useVerifyEmailChange } from '../../data/own-account';
import { CodeField } from '../../fields/CodeField';
import { useCodeEntry } from '../../fields/use-code-entry';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { showToast } from '../../ui/dialog/toast-store';
import { enterCode, failures, successes, tryAgain } from './account-labels';

interface EmailCodeFormProps {
  readonly step: 'verify-current' | 'verify-new';
  /** Where the code was sent. */
  readonly address: string;
  readonly onVerified: (next: 'verify-new' | 'initial') => void;
  readonly onClose: () => void;
}

/** The code that was sent to one of the two addresses. */
export function EmailCodeForm({ step, address, onVerified, onClose }: EmailCodeFormProps) {
  const verify = useVerifyEmailChange();
  const entry = useCodeEntry();
  const { code } = entry;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (code.length < codeLength) return entry.complain(enterCode);
    verify.mutate(
      { verificationCode: code, step },
      {
        onSuccess: ({ step: next }) => {
          showToast({ title: next === 'initial' ? successes.email : successes.current });
          onVerified(next);
        },
        onError: (error) => {
          entry.refuse(errorSentence(error, tryAgain));
          showToast({ title: failures.verification, description: errorSentence(error, tryAgain), tone: 'bad' });
        },
      },
    );
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <p>{`We’ve emailed a code to ${step === 'verify-current' ? 'your current address' : 'your new address'}, ${address}. It’s valid for ${codeLifetimeMinutes} minutes.`}</p>
      <CodeField
        label={enterCode}
        value={code}
        onChange={entry.type}
        problem={entry.problem}
        refusals={entry.refusals}
      />
      <p className={classNames('row', 'wrap')}>
        <Button kind="pine" type="submit" busy={verify.isPending && 'Verifying...'}>
          {step === 'verify-current' ? 'Verify current email' : 'Verify new email'}
        </Button>
        <Button kind="ghost" onClick={onClose}>
          Cancel
        </Button>
      </p>
    </form>
  );
}
