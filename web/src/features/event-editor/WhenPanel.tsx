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
import { classNames } from '../../ui/class-names';
import { Options } from '../../ui/form/Options';
import { SelectField, TextField } from '../../ui/form/TextField';
import type { EditorFacts } from './editor-context';
import { usePanelForm } from './event-form';
import { LockedFields } from './LockedFields';
import { afterDateChange } from './proposals';
import styles from './WhenPanel.module.css';

/** Dates and times, and how many may come and how old they must be. */
export function WhenPanel({ facts }: { readonly facts: EditorFacts }) {
  const { field } = usePanelForm();
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
        <TextField label="Start time" help={timesHelp(facts)} {...field('startTime')} type="time" autoComplete="off" />
        <TextField label="End time" {...field('endTime')} type="time" autoComplete="off" />
      </div>
      <div className={styles.numbers}>
        <DurationField facts={facts} />
        <TextField
          label="Capacity"
          help={seatsHelp(facts)}
          {...field('capacity')}
          inputMode="numeric"
          autoComplete="off"
        />
        <MinimumAgeField facts={facts} />
        <CheckInOpensField facts={facts} />
        <ChildCarerField />
      </div>
    </section>
  );
}

/** One of the two days. The other day and the duration follow. */
function DateField({ name, label }: { readonly name: 'startDate' | 'endDate'; readonly label: string }) {
  const { values, field, change } = usePanelForm();
  return (
    <TextField
      label={label}
      {...field(name)}
      type="date"
      autoComplete="off"
      onChange={({ target: { value } }) =>
        change({ ...afterDateChange(values, { ...values, [name]: value }), [name]: value })
      }
    />
  );
}

function DurationField({ facts: { event } }: { readonly facts: EditorFacts }) {
  const { field } = usePanelForm();
  const options = event === null ? createDurationOptions : withOwnValue(editDurationOptions, event.duration);
  return (
    <SelectField label="Duration (days)" {...field('duration')}>
      <Options of={options} text={durationLabel} />
    </SelectField>
  );
}

function CheckInOpensField({ facts: { event } }: { readonly facts: EditorFacts }) {
  const { field } = usePanelForm();
  const options = withOwnValue(checkInOpensOptions, event?.checkInOpensHours ?? eventFormDefaults.checkInOpensHours);
  return (
    <SelectField label="Check-in opens" {...field('checkInOpensHours')}>
      <Options of={options} text={checkInOpensLabel} />
    </SelectField>
  );
}

/** Only where children can come. */
function ChildCarerField() {
  const { values, field } = usePanelForm();
  if (!hasChildPrices(Number(values.minimumAge))) return null;
  return (
    <TextField
      label={
        <>
          Who looks after children who come without an adult? <em>(optional)</em>
        </>
      }
      className={styles.carer}
      help={`If you leave it empty, children under 16 can only be booked with an adult aged ${responsibleAdultAge} or over.`}
      {...field('childCarer')}
      autoComplete="off"
      placeholder="Two trained leaders for every eight children"
    />
  );
}

/** Its lock is explained below it. */
function MinimumAgeField({ facts: { event, locked } }: { readonly facts: EditorFacts }) {
  const { field } = usePanelForm();
  const options = withOwnValue(minimumAgeOptions, event?.minimumAge ?? 0);
  const reason = lockReason(locked, 'minimumAge');
  return (
    <fieldset disabled={reason !== null}>
      <SelectField label="Minimum age" help={reason} {...field('minimumAge')}>
        <Options of={options} text={(age) => (age === 0 ? '0, all ages' : age)} />
      </SelectField>
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
