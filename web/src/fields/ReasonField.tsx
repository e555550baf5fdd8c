import { transitionReasonMaxLength } from '@ascendant/domain/event/limits';
import type { Ref } from 'react';
import { TextAreaField } from '../ui/form/TextField';

interface ReasonFieldProps {
  readonly label: string;
  readonly help: string;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A few lines that we'll include in emails. */
export function ReasonField({ onChange, ...field }: ReasonFieldProps) {
  return (
    <TextAreaField
      {...field}
      isShort
      rows={3}
      maxLength={transitionReasonMaxLength}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
