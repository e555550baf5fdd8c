import type { FieldProblems } from '@ascendant/domain/event/form/field-problems';
import { maxScheduleDays } from '@ascendant/domain/schedule/schedule';
import { Button } from '../../ui/button/Button';
import { Field, FieldError } from '../../ui/form/Field';
import { Input } from '../../ui/form/Input';
import { Icon } from '../../ui/layout/Icon';
import styles from './ScheduleDialog.module.css';

interface EntryInputsProps {
  /** 'Start time', which each is numbered after. */
  readonly label: string;
  readonly addLabel: string;
  readonly type: 'time' | 'date';
  /** Whose problems they are: `times.0` and so on. */
  readonly field: 'times' | 'added' | 'excluded';
  readonly entries: readonly string[];
  readonly problems: FieldProblems;
  readonly most?: number;
  /** The first is the event's own, and changes with it. */
  readonly isFirstFixed?: boolean;
  /** What a new one starts with. */
  readonly next?: string;
  readonly onChange: (entries: readonly string[]) => void;
}

/** A list of times or days, each with its problem. */
export function EntryInputs({ label, addLabel, field, entries, problems, onChange, ...rest }: EntryInputsProps) {
  const { type, most = maxScheduleDays, isFirstFixed = false, next = '' } = rest;
  return (
    <div className={styles.entries}>
      {entries.map((entry, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two can be the same while they're typed
        <Field key={index} label={`${label} ${index + 1}`} error={problems[`${field}.${index}`]}>
          {(control) => (
            <span className={styles.entry}>
              <Input
                {...control}
                type={type}
                value={entry}
                readOnly={isFirstFixed && index === 0}
                onChange={({ target }) => onChange(entries.with(index, target.value))}
              />
              {isFirstFixed && index === 0 ? null : (
                <Button
                  kind="ghost"
                  square
                  aria-label={`Remove ${label.toLowerCase()} ${index + 1}`}
                  onClick={() => onChange(entries.filter((_, other) => other !== index))}
                >
                  <Icon name="x" />
                </Button>
              )}
            </span>
          )}
        </Field>
      ))}
      {problems[field] === undefined ? null : <FieldError>{problems[field]}</FieldError>}
      <Button size="small" disabled={entries.length >= most} onClick={() => onChange([...entries, next])}>
        <Icon name="plus" size="small" />
        {addLabel}
      </Button>
    </div>
  );
}
