import { calendarDay, dayOfWeek } from '@ascendant/domain/calendar-day';
import { weekdayNames } from '@ascendant/domain/date-form';
import { useState } from 'react';
import { Choice } from '../ui/form/Choice';
import { FieldGroup } from '../ui/form/Field';
import { TextField } from '../ui/form/TextField';
import styles from './BetweenDays.module.css';

interface SomeDate {
  readonly id: number;
  readonly startDate: string;
}

interface BetweenDaysProps {
  readonly dates: readonly SomeDate[];
  readonly onChoose: (ids: readonly number[]) => void;
}

interface Days {
  readonly from: string;
  readonly to: string;
  /** 0 is Sunday; none means any. */
  readonly weekdays: readonly number[];
}

/** Chooses at once the dates between two days, on some days of the week. */
export function BetweenDays({ dates, onChoose }: BetweenDaysProps) {
  const [days, setDays] = useState<Days>({ from: '', to: '', weekdays: [] });
  const change = (next: Days) => {
    setDays(next);
    if ((next.from !== '' && next.to !== '') || next.weekdays.length > 0) onChoose(idsBetween(dates, next));
  };
  const toggle = (weekday: number) => {
    const others = days.weekdays.filter((each) => each !== weekday);
    change({ ...days, weekdays: others.length < days.weekdays.length ? others : [...others, weekday] });
  };
  return (
    <div className="stack">
      <div className={styles.between}>
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            label={name === 'from' ? 'From' : 'To'}
            type="date"
            value={days[name]}
            onChange={({ target }) => change({ ...days, [name]: target.value })}
          />
        ))}
      </div>
      <FieldGroup legend="Only on">
        <div className={styles.weekdays}>
          {weekdayNames.map((name, weekday) => (
            <Choice
              key={name}
              type="checkbox"
              checked={days.weekdays.includes(weekday)}
              onChange={() => toggle(weekday)}
              aria-label={name}
            >
              {name.slice(0, 3)}
            </Choice>
          ))}
        </div>
      </FieldGroup>
    </div>
  );
}

/** The ids of the dates between two days, both included, on these days of the week; an empty day is no limit. */
export function idsBetween(dates: readonly SomeDate[], { from, to, weekdays }: Days): readonly number[] {
  return dates
    .filter(({ startDate }) => (from === '' || startDate >= from) && (to === '' || startDate <= to))
    .filter(({ startDate }) => weekdays.length === 0 || weekdays.includes(dayOfWeek(calendarDay(startDate))))
    .map(({ id }) => id);
}
