import type { EventDate } from '@ascendant/contract/event-dates';
import { dayParts, type CalendarDay } from '@ascendant/domain/calendar-day';
import { monthNames, weekdayNames } from '@ascendant/domain/date-form';
import { formatScore, scoreBand } from '@ascendant/domain/match/score-label';
import { canBookDate } from '@ascendant/domain/schedule/nearest-date';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { IconButton } from '../../ui/button/IconButton';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/layout/Icon';
import { bestScore, cheapestOf, dayLabel, dayPrice } from './date-labels';
import { addMonths, dayAfterKey, firstOfMonth, weeksOfMonth } from './month-days';
import styles from './MonthGrid.module.css';

interface MonthGridProps {
  /** The day that's chosen, whose month is shown. */
  readonly day: CalendarDay;
  readonly onDay: (day: CalendarDay) => void;
  readonly datesOn: (day: CalendarDay) => readonly EventDate[];
  /** The first and the last day that can be chosen. */
  readonly first: CalendarDay;
  readonly last: CalendarDay;
  /** How many people come. */
  readonly seats: number;
}

/** A month of days. Arrows move by days and weeks, Home and End within a week, Page Up and Page Down by months. */
export function MonthGrid({ day, onDay, datesOn, first, last, seats }: MonthGridProps) {
  const { grid, move } = useMovedFocus(day, onDay);
  const within = (to: CalendarDay) => (to < first ? first : to > last ? last : to);
  const month = firstOfMonth(day);
  const inMonth = (months: number) => nearestOpenDay(within(addMonths(day, months)), datesOn, seats);
  const onKey = (event: KeyboardEvent) => {
    const to = dayAfterKey(event.key, day);
    if (to === null) return;
    event.preventDefault();
    move(within(to));
  };
  const { year, month: number } = dayParts(month);
  const name = `${monthNames[number - 1]} ${year}`;
  return (
    <div className={styles.month}>
      <div className={styles.head}>
        <IconButton
          aria-label="Previous month"
          disabled={month <= firstOfMonth(first)}
          onClick={() => onDay(inMonth(-1))}
        >
          <Icon name="left" />
        </IconButton>
        <h3 aria-live="polite">{name}</h3>
        <IconButton aria-label="Next month" disabled={month >= firstOfMonth(last)} onClick={() => onDay(inMonth(1))}>
          <Icon name="right" />
        </IconButton>
      </div>
      <table ref={grid}>
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>
            {weekdayNames.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday}>
                {weekday.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(month).map((week) => (
            <tr key={week.find((each) => each !== null)}>
              {week.map((each, index) => (
                <td key={weekdayNames[index]}>
                  {each === null ? null : (
                    <DayButton
                      day={each}
                      dates={datesOn(each)}
                      seats={seats}
                      isChosen={each === day}
                      onChoose={() => onDay(each)}
                      onKey={onKey}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The nearest day of a month on which something can be booked, or else the day itself. */
function nearestOpenDay(day: CalendarDay, datesOn: MonthGridProps['datesOn'], seats: number): CalendarDay {
  const isOpen = (each: CalendarDay | null) =>
    each !== null && datesOn(each).some((date) => canBookDate(date, seats)) ? [each] : [];
  const distance = (each: CalendarDay) => Math.abs(dayParts(each).day - dayParts(day).day);
  const open = weeksOfMonth(firstOfMonth(day)).flat().flatMap(isOpen);
  return open.toSorted((one, other) => distance(one) - distance(other))[0] ?? day;
}

interface DayButtonProps {
  readonly day: CalendarDay;
  readonly dates: readonly EventDate[];
  readonly seats: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** A day: its number, what its cheapest time costs an adult, and what its best one scores. One without a time to book is quiet, and says why. */
function DayButton({ day, dates, seats, isChosen, onChoose, onKey }: DayButtonProps) {
  const price = cheapestOf(dates, seats);
  const score = bestScore(dates, seats);
  return (
    <button
      type="button"
      className={classNames(styles.day, price !== null && styles.open, score !== null && styles[scoreBand(score)])}
      data-day={day}
      tabIndex={isChosen ? 0 : -1}
      aria-pressed={isChosen}
      aria-label={dayLabel(day, dates, seats)}
      disabled={dates.length === 0 && !isChosen}
      onClick={onChoose}
      onKeyDown={onKey}
    >
      <span>{dayParts(day).day}</span>
      <small className={styles.price}>{price === null ? (dates.length > 0 ? '–' : '') : dayPrice(price)}</small>
      {score === null ? null : <small>{formatScore(score)}</small>}
    </button>
  );
}

/** Moves to a day, and the focus with it. */
function useMovedFocus(day: CalendarDay, onDay: (day: CalendarDay) => void) {
  const grid = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    grid.current?.querySelector<HTMLButtonElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);
  const move = (to: CalendarDay) => {
    isMoving.current = true;
    onDay(to);
  };
  return { grid, move };
}
