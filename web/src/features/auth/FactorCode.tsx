import type { FactorProof } from '@ascendant/contract/factor';
import { codeLength } from '@ascendant/domain/person/account-limits';
import { useEffect, useRef } from 'react';
import { CodeField } from '../../fields/CodeField';
import type { CodeEntry } from '../../fields/use-code-entry';
import { Field } from '../../ui/form/Field';
import { Input } from '../../ui/form/Input';

/** Where a typed code comes from. */
export type CodeWay = 'app' | 'recovery';

interface FactorCodeProps {
  readonly way: CodeWay;
  readonly entry: CodeEntry;
}

/** The field for a code from the person's app, or for one of their recovery codes. Source: rules FAC-02 and FAC-03. */
export function FactorCode({ way, entry }: FactorCodeProps) {
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
    <Field label="Recovery code" error={problem}>
      {(control) => (
        <Input
          {...control}
          ref={input}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );
}

/** What's sent for a typed code. @returns a sentence about what's missing, if it can't be one yet */
export function proofOfCode(way: CodeWay, code: string): FactorProof | string {
  if (way === 'recovery') return code.trim() === '' ? 'Enter a recovery code' : { recoveryCode: code };
  return code.length < codeLength ? `Enter the ${codeLength} digits from your app` : { code };
}
