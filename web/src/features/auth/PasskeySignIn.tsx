import { useState } from 'react';
import { passkeySentence, useLoginWithPasskey } from '../../data/passkeys';
import { Button } from '../../ui/button/Button';
import { FieldError } from '../../ui/form/FieldError';

/** Signs in with a passkey: no username, no password. Source: rule FAC-05. */
export function PasskeySignIn() {
  const signIn = useLoginWithPasskey();
  const [problem, setProblem] = useState<string>();
  const start = () => {
    setProblem(undefined);
    signIn.mutate(undefined, { onError: (error) => setProblem(passkeySentence(error)) });
  };
  return (
    <div className="stack">
      <Button size="large" block onClick={start} busy={signIn.isPending && 'Waiting for your passkey...'}>
        Use a passkey instead
      </Button>
      {problem === undefined ? null : <FieldError>{problem}</FieldError>}
    </div>
  );
}
