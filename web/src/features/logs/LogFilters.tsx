import { searchTextMaxLength } from '@ascendant/domain/list-limits';
import { useEffect, useState } from 'react';
import { Field } from '../../ui/form/Field';
import { Input } from '../../ui/form/Input';
import { Select } from '../../ui/form/Select';
import { codeText } from './log-labels';

interface TextFilterProps {
  readonly label: string;
  readonly placeholder: string;
  /** As in the URL. */
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

const typingPauseMs = 400;

/** A filter to type in. It acts after a short pause. */
export function TextFilter({ label, placeholder, value, onChoose }: TextFilterProps) {
  const [text, setText] = useState(value);
  const [shownFor, setShownFor] = useState(value);
  if (shownFor !== value) {
    setShownFor(value);
    if (text.trim() !== value) setText(value);
  }
  useEffect(() => {
    if (text.trim() === value) return undefined;
    const timer = setTimeout(() => onChoose(text.trim()), typingPauseMs);
    return () => clearTimeout(timer);
  });
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          value={text}
          placeholder={placeholder}
          maxLength={searchTextMaxLength}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </Field>
  );
}

interface ChoiceFilterProps {
  readonly label: string;
  readonly all: string;
  readonly value: string;
  readonly values: readonly string[];
  readonly onChoose: (value: string) => void;
}

/** A filter with one of the log's own values. A value from the URL that the log doesn't have is shown too. */
export function ChoiceFilter({ label, all, value, values, onChoose }: ChoiceFilterProps) {
  const shown = value === '' || values.includes(value) ? values : [value, ...values];
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChoose(event.target.value)}>
          <option value="">{all}</option>
          {shown.map((each) => (
            <option key={each} value={each}>
              {codeText(each)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

interface DayFilterProps {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** The first or last day of the log to show, in UTC. */
export function DayFilter({ label, value, onChoose }: DayFilterProps) {
  return (
    <Field label={label}>
      {(control) => <Input {...control} type="date" value={value} onChange={(event) => onChoose(event.target.value)} />}
    </Field>
  );
}
