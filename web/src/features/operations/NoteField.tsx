import { maxNoteLength } from '@ascendant/domain/payment/payment-fields';
import type { Ref } from 'react';
import { TextAreaField } from '../../ui/form/TextField';

interface NoteFieldProps {
  readonly label: string;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** What an admin writes down about a decision; only admins can find it. */
export function NoteField({ onChange, ...field }: NoteFieldProps) {
  return (
    <TextAreaField
      {...field}
      help="It’s stored for your records. The traveller doesn’t see it."
      isShort
      rows={3}
      maxLength={maxNoteLength}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
