import { codeLength } from '@ascendant/domain/person/account-limits';
import { useId } from 'react';
import { CodeInput } from '../ui/form/CodeInput';
import { FieldError } from '../ui/form/Field';

interface CodeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly problem: string | undefined;
  /** How often a code was refused. Each time, the boxes are new: empty, with the first one focused. */
  readonly refusals: number;
}

/** The code from an email: its label, one box per digit, and what's wrong with it below. */
export function CodeField({ label, value, onChange, problem, refusals }: CodeFieldProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const errorId = `${id}-error`;
  return (
    <div>
      <span className="label" id={labelId}>
        {label}
      </span>
      <CodeInput
        key={refusals}
        labelledBy={labelId}
        describedBy={problem === undefined ? undefined : errorId}
        length={codeLength}
        value={value}
        isInvalid={problem !== undefined}
        onChange={onChange}
        hasFirstFocus
      />
      {problem === undefined ? null : <FieldError id={errorId}>{problem}</FieldError>}
    </div>
  );
}
