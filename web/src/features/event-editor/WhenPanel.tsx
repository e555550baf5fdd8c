import { responsibleAdultAge } from '@ascendant/domain/booking/agreement';
import { durationLabel } from '@ascendant/domain/event/duration-badge';
import { lockReason } from '@ascendant/domain/event/form/locked-fields';
import {
  checkInOpensLabel,
  checkInOpensOptions,
  createDurationOptions,
  editDurationOptions,
  eventFormDefaults,
  minimumAgeOptions,
  withOwnValue,
} from '@ascendant/domain/event/form/options';
import { hasChildPrices } from '@ascendant/domain/event/form/tier-form';
import type { ComponentProps } from 'react';
import { classNames } from '../../ui/class-names';
import { Field } from '../../ui/form/Field';
import { Input, Select } from '../../ui/form/Input';
import type { EditorFacts } from './editor-context';
import { usePanelForm } from './event-form';
import { LockedFields } from './LockedFields';
import { afterDateChange } from './proposals';
import styles from './WhenPanel.module.css';

/** Dates and times, and how many may come and how old they must be. */
export function WhenPanel({ facts }: { readonly facts: EditorFacts }) {
  return (
    <section className="panel" aria-labelledby="event-when">
      <h2 id="event-when" className="label">
        When
      </h2>
      <LockedFields locked={facts.locked} group="dates" className={styles.dates}>
        <div className="field-grid two-columns">
          <DateField name="startDate" label="Start date" />
          <DateField name="endDate" label="End date" />
        </div>
      </LockedFields>
      <div className={classNames(styles.times, 'field-grid two-columns')}>
        <TextField name="startTime" label="Start time" type="time" help={timesHelp(facts)} />
        <TextField name="endTime" label="End time" type="time" />
      </div>
      <div className={styles.numbers}>
        <DurationField facts={facts} />
        <TextField name="capacity" label="Capacity" inputMode="numeric" help={seatsHelp(facts)} />
        <MinimumAgeField facts={facts} />
        <CheckInOpensField facts={facts} />
        <ChildCarerField />
      </div>
    </section>
  );
}

type TextName = 'startTime' | 'endTime' | 'capacity';

interface TextFieldProps extends Pick<ComponentProps<'input'>, 'type' | 'inputMode'> {
  readonly name: TextName;
  readonly label: string;
  readonly help?: string | undefined;
}

function TextField({ name, label, help, ...input }: TextFieldProps) {
  const { register, errors } = usePanelForm();
  return (
    <Field label={label} help={help} error={errors[name]}>
      {(control) => <Input {...control} {...input} {...register(name)} autoComplete="off" />}
    </Field>
  );
}

/** One of the two days. The other day and the duration follow. */
function DateField({ name, label }: { readonly name: 'startDate' | 'endDate'; readonly label: string }) {
  const { values, register, change, errors } = usePanelForm();
  return (
    <Field label={label} error={errors[name]}>
      {(control) => (
        <Input
          {...control}
          {...register(name)}
          type="date"
          autoComplete="off"
          onChange={({ target: { value } }) =>
            change({ ...afterDateChange(values, { ...values, [name]: value }), [name]: value })
          }
        />
      )}
    </Field>
  );
}

function DurationField({ facts: { event } }: { readonly facts: EditorFacts }) {
  const { register, errors } = usePanelForm();
  const options = event === null ? createDurationOptions : withOwnValue(editDurationOptions, event.duration);
  return (
    <Field label="Duration (days)" error={errors['duration']}>
      {(control) => (
        <Select {...control} {...register('duration')}>
          {options.map((days) => (
            <option key={days} value={days}>
              {durationLabel(days)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function CheckInOpensField({ facts: { event } }: { readonly facts: EditorFacts }) {
  const { register, errors } = usePanelForm();
  const options = withOwnValue(checkInOpensOptions, event?.checkInOpensHours ?? eventFormDefaults.checkInOpensHours);
  return (
    <Field label="Check-in opens" error={errors['checkInOpensHours']}>
      {(control) => (
        <Select {...control} {...register('checkInOpensHours')}>
          {options.map((hours) => (
            <option key={hours} value={hours}>
              {checkInOpensLabel(hours)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Only where children can come. */
function ChildCarerField() {
  const { values, register, errors } = usePanelForm();
  if (!hasChildPrices(Number(values.minimumAge))) return null;
  return (
    <Field
      label={
        <>
          Who looks after children who come without an adult? <em>(optional)</em>
        </>
      }
      className={styles.carer}
      help={`If you leave it empty, children under 16 can only be booked with an adult aged ${responsibleAdultAge} or over.`}
      error={errors['childCarer']}
    >
      {(control) => (
        <Input
          {...control}
          {...register('childCarer')}
          autoComplete="off"
          placeholder="Two trained leaders for every eight children"
        />
      )}
    </Field>
  );
}

/** Its lock is explained below it. */
function MinimumAgeField({ facts: { event, locked } }: { readonly facts: EditorFacts }) {
  const { register, errors } = usePanelForm();
  const options = withOwnValue(minimumAgeOptions, event?.minimumAge ?? 0);
  const reason = lockReason(locked, 'minimumAge');
  return (
    <fieldset disabled={reason !== null}>
      <Field label="Minimum age" help={reason} error={errors['minimumAge']}>
        {(control) => (
          <Select {...control} {...register('minimumAge')}>
            {options.map((age) => (
              <option key={age} value={age}>
                {age === 0 ? '0, all ages' : age}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </fieldset>
  );
}

/** Times can change while the days can't. Source: docs/rules/events.md, "Editing". */
function timesHelp({ locked }: EditorFacts): string | undefined {
  if (lockReason(locked, 'dates') === null || lockReason(locked, 'everything') !== null) return undefined;
  return 'If you change the times, we’ll email everyone who’s booked.';
}

function seatsHelp({ seatsTaken, locked }: EditorFacts): string | undefined {
  if (seatsTaken === 0 || lockReason(locked, 'everything') !== null) return undefined;
  return seatsTaken === 1 ? '1 seat is taken.' : `${seatsTaken} seats are taken.`;
}
