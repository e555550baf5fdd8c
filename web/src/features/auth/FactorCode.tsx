import type { FactorProof } from '@ascendant/contract/factor';
import type { PasskeyAnswer } from '@ascendant/contract/passkey-answer';
import { codeLength } from '@ascendant/domain/person/account-limits';
import { useEffect, useRef, useState } from 'react';
import { askForPasskey, passkeySentence } from '../../data/passkeys';
import { CodeField } from '../../fields/CodeField';
import type { CodeEntry } from '../../fields/use-code-entry';
import { Button } from '../../ui/button/Button';
import { FieldError } from '../../ui/form/Field';
import { TextField } from '../../ui/form/TextField';

/** Where a typed code comes from. */
export type CodeWay = 'app' | 'recovery';

/** The field for a code from the person's app, or for one of their recovery codes. Source: rules FAC-02 and FAC-03. */
export function FactorCode({ way, entry }: { readonly way: CodeWay; readonly entry: CodeEntry }) {
  const problem = entry.problem === '' ? undefined : entry.problem;
  if (way === 'app')
    return (
      <CodeField
        label="Code from your app"
        value={entry.code}
        onChange={entry.type}
        problem={problem}
        refusals={entry.refusals}
      />
    );
  return <RecoveryCodeField value={entry.code} onChange={entry.type} problem={problem} />;
}

interface RecoveryCodeFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly problem: string | undefined;
}

function RecoveryCodeField({ value, onChange, problem }: RecoveryCodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <TextField
      label="Recovery code"
      error={problem}
      ref={input}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

/** What's sent for a typed code. @returns a sentence about what's missing, if it can't be one yet */
export function proofOfCode(way: CodeWay, code: string): FactorProof | string {
  if (way === 'recovery') return code.trim() === '' ? 'Enter a recovery code' : { recoveryCode: code };
  return code.length < codeLength ? `Enter the ${codeLength} digits from your app` : { code };
}

/** A button that asks the browser for a passkey, as a second step or to confirm who it is. */
export function PasskeyProof({ onAnswer }: { readonly onAnswer: (passkey: PasskeyAnswer) => void }) {
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
