import { answerMaxLength } from '@ascendant/domain/question/answer';
import { useId } from 'react';
import type { AskedQuestion, Slot } from '../../data/booking-questions';
import { Choice } from '../../ui/form/Choice';
import { Field, type ControlProps, FieldGroup } from '../../ui/form/Field';
import { Input, TextArea, Select } from '../../ui/form/Input';
import { Options } from '../../ui/form/Options';
import styles from './BookingQuestions.module.css';

interface AnswerFieldProps {
  readonly question: AskedQuestion;
  readonly slot: Slot;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** One question, for the booking or for one person. */
export function AnswerField({ question, slot, value, error, onChange }: AnswerFieldProps) {
  const help = helpOf(slot, value);
  return (
    <div className={styles.slot}>
      {question.kind === 'yes_no' ? (
        <YesNo {...{ question, value, error, help, onChange }} />
      ) : (
        <Field label={<Label question={question} />} help={help} error={error}>
          {(control) => <Control question={question} control={control} value={value} onChange={onChange} />}
        </Field>
      )}
      {slot.earlier !== null && value === '' ? (
        <Earlier earlier={slot.earlier} question={question} onUse={onChange} />
      ) : null}
    </div>
  );
}

function helpOf({ isHidden }: Slot, value: string): string | undefined {
  return isHidden && value === '' ? 'Answered. It isn’t shown here; what you enter replaces it.' : undefined;
}

function Label({ question: { text, isRequired } }: Pick<AnswerFieldProps, 'question'>) {
  return (
    <>
      <span>{text}</span>
      {isRequired ? null : <span className="meta"> (optional)</span>}
    </>
  );
}

type ControlOf = Pick<AnswerFieldProps, 'question' | 'value' | 'onChange'> & { readonly control: ControlProps };

function Control({ question: { kind, options }, control, value, onChange }: ControlOf) {
  const shared = { ...control, value, autoComplete: 'off' };
  switch (kind) {
    case 'choice':
      return (
        <Select {...shared} onChange={(event) => onChange(event.target.value)}>
          <option value="">Choose</option>
          <Options of={options} />
        </Select>
      );
    case 'number':
      return (
        <Input {...shared} inputMode="decimal" maxLength={20} onChange={(event) => onChange(event.target.value)} />
      );
    case 'date':
      return <Input {...shared} type="date" onChange={(event) => onChange(event.target.value)} />;
    case 'text':
    case 'yes_no':
      return (
        <TextArea {...shared} isShort maxLength={answerMaxLength} onChange={(event) => onChange(event.target.value)} />
      );
  }
}

function YesNo({
  question,
  value,
  error,
  help,
  onChange,
}: Omit<AnswerFieldProps, 'slot'> & { readonly help: string | undefined }) {
  const name = useId();
  return (
    <FieldGroup legend={<Label question={question} />} error={error} help={help}>
      <div className="row wrap">
        {(['yes', 'no'] as const).map((answer) => (
          <Choice key={answer} type="radio" name={name} checked={value === answer} onChange={() => onChange(answer)}>
            {answer === 'yes' ? 'Yes' : 'No'}
          </Choice>
        ))}
        {value === '' || question.isRequired ? null : (
          <button type="button" className="link meta link-button" onClick={() => onChange('')}>
            Clear
          </button>
        )}
      </div>
    </FieldGroup>
  );
}

/** What they answered for an earlier booking: a press fills it in, because it may no longer be true. */
function Earlier({
  earlier,
  question,
  onUse,
}: {
  readonly earlier: string;
  readonly question: AskedQuestion;
  readonly onUse: (value: string) => void;
}) {
  const text = question.kind === 'yes_no' ? (earlier === 'yes' ? 'Yes' : 'No') : earlier;
  return (
    <button type="button" className="link meta link-button" onClick={() => onUse(earlier)}>
      {`Use your earlier answer: ${text.length > 80 ? `${text.slice(0, 80)}…` : text}`}
    </button>
  );
}
