import type { PasskeyAnswer } from '@ascendant/contract/passkey-answer';
import { useState } from 'react';
import { askForPasskey, passkeySentence } from '../../data/passkeys';
import { Button } from '../../ui/button/Button';
import { FieldError } from '../../ui/form/FieldError';

interface PasskeyProofProps {
  readonly onAnswer: (passkey: PasskeyAnswer) => void;
}

/** A button that asks the browser for a passkey, as a second step or to confirm who it is. */
export function PasskeyProof({ onAnswer }: PasskeyProofProps) {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const ask = async () => {
    setAsking(true);
    setProblem(undefined);
    try {
      onAnswer(await askForPasskey());
    } catch (error) {
      setProblem(passkeySentence(error));
    } finally {
      setAsking(false);
    }
  };
  return (
    <div className="stack">
      <Button block onClick={() => void ask()} busy={isAsking && 'Waiting for your passkey...'}>
        Use a passkey
      </Button>
      {problem === undefined ? null : <FieldError>{problem}</FieldError>}
    </div>
  );
}
