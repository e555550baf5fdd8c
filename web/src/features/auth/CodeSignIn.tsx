import { codeLength, codeLifetimeMinutes } from '@ascendant/domain/person/account-limits';
import { productName } from '@ascendant/domain/site/brand';
import { useEffect, useState, type FormEvent } from 'react';
import { errorSentence } from '../../api/api-error';
import { useLoginWithCode, useRequestSignInCode } from '../../data/sign-in-code';
import { CodeField } from '../../fields/CodeField';
import { useCodeEntry } from '../../fields/use-code-entry';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { showToast } from '../../ui/dialog/toast-store';
import { showServerErrors } from '../../ui/form/server-errors';
import { TextField } from '../../ui/form/TextField';
import { useForm } from '../../ui/form/use-form';
import authFormStyles from './AuthForm.module.css';
import type { CodeStep } from './code-step';
import { ResendLine } from './ResendLine';
import { asksForSecondStep, secondStepKinds, type FirstStep, SecondStep } from './SecondStep';

interface CodeSignInProps {
  readonly step: CodeStep;
  /** Called when the server has taken an address to email a code to. */
  readonly onSent: (email: string) => void;
  readonly onClose: () => void;
  /** What closes it; by default, those who have a password use it. */
  readonly closeLabel?: string;
  /** What the code is entered for, and while it's on its way; by default, to sign in. */
  readonly submit?: SubmitLabels;
  readonly onSignedIn?: () => void;
}

interface SubmitLabels {
  readonly label: string;
  readonly busy: string;
}

const signIn: SubmitLabels = { label: 'Sign In', busy: 'Signing in...' };

/** Signs in with a code from the person's mailbox. The page then decides where to go. Source: rule SES-12. */
export function CodeSignIn({
  step: { email, sentAt },
  onSent,
  onClose,
  closeLabel = 'Use your password instead',
  submit = signIn,
  onSignedIn = () => undefined,
}: CodeSignInProps) {
  return (
    <>
      {sentAt === null ? (
        <AskForm email={email} onSent={onSent} />
      ) : (
        <EnterForm key={email} email={email} sentAt={sentAt} onSent={onSent} submit={submit} onSignedIn={onSignedIn} />
      )}
      <p className={authFormStyles.after}>
        <button type="button" className="link meta link-button" onClick={onClose}>
          {closeLabel}
        </button>
      </p>
    </>
  );
}

interface AskFormProps {
  readonly email: string;
  readonly onSent: (email: string) => void;
}

function AskForm({ email, onSent }: AskFormProps) {
  const request = useRequestSignInCode();
  const { field, handleSubmit, setError, setFocus, isSending } = useForm({
    check: async () => (await import('@ascendant/contract/account')).resetEmailBody,
    values: { email },
  });
  useEffect(() => setFocus('email'), [setFocus]);
  const submit = handleSubmit((body) =>
    request.mutate(body, {
      onSuccess: () => onSent(body.email),
      onError: (error) => {
        if (showServerErrors(error, setError, ['email'])) return;
        showToast({ title: errorSentence(error, `We couldn’t reach ${productName}.`), tone: 'bad' });
      },
    }),
  );
  return (
    <form className="stack" method="post" onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label="Email"
        help="We’ll email you a code to sign in with."
        {...field('email')}
        type="email"
        autoComplete="email"
      />
      <Button
        kind="primary"
        size="large"
        block
        type="submit"
        className={authFormStyles.submit}
        busy={(isSending || request.isPending) && 'Sending...'}
      >
        Email me a code
      </Button>
    </form>
  );
}

/** What's sent to sign in. */
interface CodeLogin {
  readonly email: string;
  readonly code: string;
}

interface EnterFormProps extends AskFormProps {
  readonly sentAt: number;
  readonly submit: SubmitLabels;
  readonly onSignedIn: () => void;
}

function EnterForm({ email, sentAt, onSent, onSignedIn, submit: { label, busy } }: EnterFormProps) {
  const login = useLoginWithCode();
  const entry = useCodeEntry();
  const [firstStep, setFirstStep] = useState<FirstStep<CodeLogin> | null>(null);
  const refuse = (error: Error) => entry.refuse(errorSentence(error, `We couldn’t reach ${productName}.`));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { code } = entry;
    if (code.length < codeLength) return entry.complain(`Enter the ${codeLength} digits from the email`);
    return login.mutate(
      { email, code },
      {
        onSuccess: onSignedIn,
        onError: (error) =>
          asksForSecondStep(error)
            ? setFirstStep({ login: { email, code }, kinds: secondStepKinds(error) })
            : refuse(error),
      },
    );
  };
  if (firstStep !== null)
    return (
      <SecondStep
        {...firstStep}
        isBusy={login.isPending}
        onSignIn={(body, onError) => login.mutate(body, { onSuccess: onSignedIn, onError })}
        onBack={() => setFirstStep(null)}
      />
    );
  return (
    <>
      <p className={classNames(authFormStyles.after, authFormStyles.lede)}>
        If <b>{email}</b> has an account or a booking, we’ve emailed it a {codeLength}-digit code. It’s valid for{' '}
        {codeLifetimeMinutes} minutes.
      </p>
      <form onSubmit={submit} noValidate>
        <CodeField
          label="Code from the email"
          value={entry.code}
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
          busy={login.isPending && busy}
        >
          {label}
        </Button>
      </form>
      <ResendCode email={email} sentAt={sentAt} onSent={onSent} />
    </>
  );
}

function ResendCode({ email, sentAt, onSent }: AskFormProps & { readonly sentAt: number }) {
  const request = useRequestSignInCode();
  const send = () =>
    request.mutate(
      { email },
      {
        onSuccess: () => {
          showToast({ title: 'Code resent!', description: `A new code is on its way to ${email}.` });
          onSent(email);
        },
        onError: (error) =>
          showToast({ title: 'Failed to resend code', description: errorSentence(error, error.message), tone: 'bad' }),
      },
    );
  return <ResendLine sentAt={sentAt} isBusy={request.isPending} onSend={send} />;
}
