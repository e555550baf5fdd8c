import type { EventDate } from '@ascendant/contract/event-dates';
import type { CalendarDay } from '@ascendant/domain/calendar-day';
import { canBookDate } from '@ascendant/domain/schedule/nearest-date';
import { ScoreRing } from '../../ui/chart/ScoreRing';
import { classNames } from '../../ui/class-names';
import { dayOfYear, dayWithWeekday } from '../../ui/text/day-text';
import { timeText } from '../../ui/text/reader-form';
import { datePrice, seatsText } from './date-labels';
import styles from './TimeSlots.module.css';

interface SlotProps {
  /** The date whose page is open. */
  readonly chosenId: number;
  readonly seats: number;
  readonly onChoose: (date: EventDate) => void;
}

/** The times of a day, with price, seats left and score. */
export function TimeSlots({
  day,
  dates,
  ...slot
}: SlotProps & { readonly day: CalendarDay; readonly dates: readonly EventDate[] }) {
  return (
    <section aria-live="polite">
      <h3 className={styles.heading}>{dayWithWeekday(day)}</h3>
      {dates.length === 0 ? <p className="meta">There’s no date on this day. Choose a marked one.</p> : null}
      <ul className={styles.slots}>
        {dates.map((date) => (
          <li key={date.id}>
            <DateButton date={date} name={timeText(date.startTime)} {...slot} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The dates that score highest for the people who come. */
export function BestDates({ dates, seats, ...slot }: SlotProps & { readonly dates: readonly EventDate[] }) {
  if (dates.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{seats === 1 ? 'Best dates for you' : 'Best dates for all of you'}</h3>
      <ul className={styles.slots}>
        {dates.map((date) => (
          <li key={date.id}>
            <DateButton
              date={date}
              name={`${dayOfYear(date.startDate)}, ${timeText(date.startTime)}`}
              seats={seats}
              {...slot}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DateButton({ date, name, chosenId, seats, onChoose }: SlotProps & { date: EventDate; name: string }) {
  const canChoose = date.status === 'published';
  const isShort = canBookDate(date) && !canBookDate(date, seats);
  return (
    <button
      type="button"
      className={classNames(styles.slot, !canBookDate(date, seats) && styles.quiet)}
      disabled={!canChoose}
      aria-current={date.id === chosenId ? 'date' : undefined}
      onClick={() => onChoose(date)}
    >
      <span className="grow">
        <b className="numeric">{name}</b>
        <small className="numeric">
          {[canChoose ? datePrice(date) : '', seatsText(date), isShort ? `not enough for ${seats}` : '']
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      {date.matchScore === null ? null : <ScoreRing score={date.matchScore} size="small" />}
    </button>
  );
}
