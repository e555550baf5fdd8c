import { searchTextMaxLength } from '@ascendant/domain/list-limits';
import { useEffect, useState } from 'react';
import { Options } from '../../ui/form/Options';
import { SelectField, TextField } from '../../ui/form/TextField';
import type { ListAddress } from '../../ui/table/list-address';
import { codeText } from './log-labels';
import styles from './Logs.module.css';

/** One filter of a log: a text to type, or a choice of the log's own values. */
export type LogFilter<Name extends string> = {
  readonly name: Name;
  readonly label: string;
} & (
  | { readonly placeholder: string; /** It searches: `/` goes to it. */ readonly isSearch?: boolean }
  | { readonly all: string; readonly options: readonly string[] | undefined }
);

interface LogFiltersProps<Name extends string> {
  readonly filters: readonly LogFilter<Name>[];
  readonly address: Pick<ListAddress<Name | 'from' | 'to'>, 'values' | 'choose'>;
}

/** A log's filters, the last two of which are its first and last day. */
export function LogFilters<Name extends string>({ filters, address: { values, choose } }: LogFiltersProps<Name>) {
  return (
    <div className={styles.filters}>
      {filters.map((filter) => {
        const shared = { value: values[filter.name], onChoose: (value: string) => choose(filter.name, value) };
        return 'placeholder' in filter ? (
          <TextFilter
            key={filter.name}
            label={filter.label}
            placeholder={filter.placeholder}
            isSearch={filter.isSearch ?? false}
            {...shared}
          />
        ) : (
          <ChoiceFilter key={filter.name} label={filter.label} all={filter.all} options={filter.options} {...shared} />
        );
      })}
      <DayFilter label="From" value={values.from} onChoose={(value) => choose('from', value)} />
      <DayFilter label="To" value={values.to} onChoose={(value) => choose('to', value)} />
    </div>
  );
}

interface TextFilterProps {
  readonly label: string;
  readonly placeholder: string;
  readonly isSearch: boolean;
  /** As in the URL. */
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

const typingPauseMs = 400;

/** A filter to type in. It acts after a short pause. */
function TextFilter({ label, placeholder, isSearch, value, onChoose }: TextFilterProps) {
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
    <TextField
      label={label}
      type={isSearch ? 'search' : 'text'}
      value={text}
      placeholder={placeholder}
      maxLength={searchTextMaxLength}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

interface ChoiceFilterProps {
  readonly label: string;
  readonly all: string;
  readonly value: string;
  /** None until the log is read. */
  readonly options: readonly string[] | undefined;
  readonly onChoose: (value: string) => void;
}

/** A filter with one of the log's own values. A value from the URL that the log doesn't have is shown too. */
function ChoiceFilter({ label, all, value, options = [], onChoose }: ChoiceFilterProps) {
  const shown = value === '' || options.includes(value) ? options : [value, ...options];
  return (
    <SelectField label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
      <option value="">{all}</option>
      <Options of={shown} text={codeText} />
    </SelectField>
  );
}

interface DayFilterProps {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** The first or last day of the log to show, in UTC. */
function DayFilter({ label, value, onChoose }: DayFilterProps) {
  return <TextField label={label} type="date" value={value} onChange={(event) => onChoose(event.target.value)} />;
}
