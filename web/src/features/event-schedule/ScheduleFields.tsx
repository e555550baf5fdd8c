import type { FieldProblems } from '@ascendant/domain/event/form/field-problems';
import { maxStartTimes } from '@ascendant/domain/schedule/schedule';
import { FieldError } from '../../ui/form/Field';
import { SelectField, TextField } from '../../ui/form/TextField';
import { EntryInputs } from './EntryInputs';
import { closesOptions, repeatsOptions, unitOf, windowOptions } from './schedule-labels';
import type { Repeats, ScheduleValues } from './schedule-values';
import styles from './ScheduleDialog.module.css';
import { WeekdayChoices } from './WeekdayChoices';

interface ScheduleFieldsProps {
  readonly values: ScheduleValues;
  readonly problems: FieldProblems;
  /** Its first time is the event's own. */
  readonly isNew: boolean;
  readonly onChange: (change: Partial<ScheduleValues>) => void;
}

/** When an event takes place again and again: its days, its times, its last day, and when booking closes. */
export function ScheduleFields(props: ScheduleFieldsProps) {
  const { values, problems, isNew, onChange } = props;
  return (
    <div className={styles.fields}>
      <DaysFields {...props} />
      <EntryInputs
        label="Start time"
        addLabel="Add a start time"
        type="time"
        field="times"
        entries={values.times}
        problems={problems}
        most={maxStartTimes}
        isFirstFixed={isNew}
        next={laterTime(values.times)}
        onChange={(times) => onChange({ times })}
      />
      <TextField
        label="Last day"
        help="Leave it empty to go on without one."
        error={problems['until']}
        type="date"
        value={values.until}
        onChange={({ target }) => onChange({ until: target.value })}
      />
      <EntryInputs
        label="Day left out"
        addLabel="Leave out a day"
        type="date"
        field="excluded"
        entries={values.excluded}
        problems={problems}
        onChange={(excluded) => onChange({ excluded })}
      />
      <EntryInputs
        label="Extra day"
        addLabel="Add an extra day"
        type="date"
        field="added"
        entries={values.added}
        problems={problems}
        onChange={(added) => onChange({ added })}
      />
      <SalesFields {...props} />
    </div>
  );
}

function DaysFields({ values, problems, onChange }: ScheduleFieldsProps) {
  return (
    <>
      <div className="field-grid two-columns">
        <SelectField
          label="Repeats"
          value={values.repeats}
          onChange={({ target }) => onChange({ repeats: target.value as Repeats })}
        >
          {repeatsOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField
          label={`Every how many ${unitOf(values.repeats)}`}
          inputMode="numeric"
          autoComplete="off"
          value={values.interval}
          onChange={({ target }) => onChange({ interval: target.value })}
        />
      </div>
      {values.repeats === 'week' ? (
        <WeekdayChoices legend="On" chosen={values.weekdays} onChange={(weekdays) => onChange({ weekdays })} />
      ) : null}
      {problems['rule'] === undefined ? null : <FieldError>{problems['rule']}</FieldError>}
    </>
  );
}

function SalesFields({ values, problems, onChange }: ScheduleFieldsProps) {
  return (
    <div className="field-grid two-columns">
      <SelectField
        label="Booking closes"
        error={problems['cutOffHours']}
        value={values.cutOffHours}
        onChange={({ target }) => onChange({ cutOffHours: target.value })}
      >
        {closesOptions(Number(values.cutOffHours)).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Dates can be booked"
        error={problems['windowWeeks']}
        value={values.windowWeeks}
        onChange={({ target }) => onChange({ windowWeeks: target.value })}
      >
        {windowOptions(Number(values.windowWeeks)).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

const hoursBetween = 5;
const dayHours = 24;

/** Some hours after the last one, as an afternoon follows a morning. */
function laterTime(times: readonly string[]): string {
  const hours = Number((times.at(-1) ?? '09:00').slice(0, 2)) + hoursBetween;
  return `${String(hours % dayHours).padStart(2, '0')}:00`;
}
