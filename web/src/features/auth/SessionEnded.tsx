import { useEffect, useRef, useState } from 'react';
import { useAuth } from '../../auth/AuthProvider';
import { offerSignInAgain, useEndSession } from '../../data/session-questions';
import { paths } from '../../paths';
import { readHeldUntil } from '../../storage/held-seats';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';
import type { SignedOutPerson } from './SignInAgain';

const SignInAgainDialog = lazyDialog(async () => (await import('./SignInAgainDialog')).SignInAgainDialog);

interface Question {
  readonly person: SignedOutPerson;
  readonly heldUntilMs: number | null;
  readonly answer: (isRenewed: boolean) => void;
}

/**
 * Whatever the server refuses because the session has ended waits while this dialog asks for the password, and is then sent
 * again. The page behind it stays as it is, with everything that was typed. Closing it shows the refusal.
 * Source: docs/archive/decisions/0065-sessions-that-end.md.
 */
export function SessionEnded() {
  const { user } = useAuth();
  const endSession = useEndSession();
  const latest = useRef(user);
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(() => {
    latest.current = user;
  }, [user]);
  useEffect(
    () =>
      offerSignInAgain(async () => {
        const person = latest.current;
        if (person === null) return false;
        return new Promise<boolean>((resolve) => {
          setQuestion({ person, heldUntilMs: readHeldUntil(Date.now()), answer: resolve });
        });
      }),
    [],
  );
  if (question === null) return null;
  const close = (isRenewed: boolean) => {
    setQuestion(null);
    question.answer(isRenewed);
  };
  const leave = async () => {
    const { pathname, search } = window.location;
    await endSession();
    window.location.assign(paths.authThen(pathname + search));
  };
  return (
    <SignInAgainDialog
      person={question.person}
      heldUntilMs={question.heldUntilMs}
      onDone={() => close(true)}
      onOtherAccount={() => void leave()}
      onClose={() => close(false)}
    />
  );
}
