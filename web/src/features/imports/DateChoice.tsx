import type { ImportPreview } from '../../data/imports';
import { SelectField } from '../../ui/form/TextField';
import { countOf } from '../../ui/text/number-text';
import { dayAndTime } from '../../ui/text/time-text';
import styles from './Imports.module.css';

type PlannedDate = ImportPreview['dates'][number];

/** Dates that are shown at once: each has a list of all events. */
const shown = 20;
const leftOut = 'left out';

interface DateChoiceProps {
  readonly preview: ImportPreview;
  readonly onChoose: (date: string, eventId: number | null) => void;
}

/** Which of the organization's dates each date of the file is: first those that need a choice. */
export function DateChoice({ preview: { dates, choices }, onChoose }: DateChoiceProps) {
  const inOrder = dates.toSorted((one, other) => Number(one.state === 'ready') - Number(other.state === 'ready'));
  return (
    <section className={styles.part}>
      <h3>Dates</h3>
      {inOrder.slice(0, shown).map((each) => (
        <SelectField
          key={each.date}
          label={each.date === '' ? 'All rows: the file has no date' : each.date}
          help={noteOf(each)}
          error={each.state === 'full' ? (each.refusal ?? undefined) : undefined}
          value={valueOf(each)}
          onChange={({ target }) => onChoose(each.date, target.value === leftOut ? null : Number(target.value))}
        >
          {each.event === null && each.state !== 'left_out' ? <option value="">Choose a date</option> : null}
          <option value={leftOut}>Leave it out</option>
          {choices.map((event) => (
            <option key={event.id} value={event.id}>
              {`${event.title}, ${dayAndTime(event, 'short')}`}
            </option>
          ))}
        </SelectField>
      ))}
      {dates.length > shown ? <p className="meta">{`and ${countOf(dates.length - shown, 'other date')}`}</p> : null}
    </section>
  );
}

function valueOf({ state, event }: PlannedDate): number | string {
  return state === 'left_out' ? leftOut : (event?.id ?? '');
}

function noteOf({ bookings, people, state, refusal }: PlannedDate): string {
  return state === 'ready'
    ? `${countOf(bookings, 'booking')} for ${countOf(people, 'person', 'people')}`
    : (refusal ?? '');
}
