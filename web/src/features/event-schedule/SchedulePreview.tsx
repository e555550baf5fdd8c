import type { SchedulePreview as Preview } from '@ascendant/contract/event-schedule';
import { numberText } from '@ascendant/domain/site/locale';
import { classNames } from '../../ui/class-names';
import { Note } from '../../ui/layout/Note';
import { dayWithWeekday } from '../../ui/text/day-text';
import { timeText } from '../../ui/text/reader-form';
import styles from './ScheduleDialog.module.css';

interface SchedulePreviewProps {
  /** Null while there's none, or something is wrong with the schedule. */
  readonly preview: Preview | null;
  readonly isPublished: boolean;
}

/** What a schedule would do: in words, how many dates, the next of them, and what clock changes do. */
export function SchedulePreview({ preview, isPublished }: SchedulePreviewProps) {
  return (
    <section
      className={classNames(styles.preview, styles.part)}
      aria-label="Preview of the schedule"
      aria-live="polite"
    >
      {preview === null ? null : (
        <>
          <p>
            <b>{preview.text}</b>
          </p>
          <p className="meta">
            {`${preview.dates === 1 ? '1 date' : `${numberText(preview.dates)} dates`}. ${isPublished ? 'Those to come are published without another approval.' : 'They’re added when the event is published: one approval is enough.'}`}
          </p>
          <ol className={styles.next}>
            {preview.next.map(({ startDate, startTime }) => (
              <li key={`${startDate} ${startTime}`} className="numeric">
                {`${dayWithWeekday(startDate, 'short')} at ${timeText(startTime)}`}
              </li>
            ))}
          </ol>
          {preview.outside > 0 ? <Note tone="fair">{outsideText(preview.outside)}</Note> : null}
          {preview.notes.map((note) => (
            <Note key={note} tone="info">
              {note}
            </Note>
          ))}
        </>
      )}
    </section>
  );
}

function outsideText(count: number): string {
  return count === 1
    ? '1 date that exists isn’t in this schedule any more. It stays until you cancel it.'
    : `${numberText(count)} dates that exist aren’t in this schedule any more. They stay until you cancel them.`;
}
