import type { CancellableDate } from '@ascendant/contract/dates-edit';
import { BetweenDays } from '../../fields/BetweenDays';
import { Button } from '../../ui/button/Button';
import { Choice } from '../../ui/form/Choice';
import { FieldGroup } from '../../ui/form/Field';
import { dayWithWeekday } from '../../ui/text/day-text';
import { timeText } from '../../ui/text/reader-form';
import styles from './CancelDates.module.css';

interface DatesToCancelProps {
  readonly dates: readonly CancellableDate[];
  readonly ids: ReadonlySet<number>;
  readonly onChange: (ids: ReadonlySet<number>) => void;
}

/** The dates with a checkbox each; two days and weekdays choose all between them, and a button chooses all. */
export function DatesToCancel({ dates, ids, onChange }: DatesToCancelProps) {
  const isAll = ids.size === dates.length;
  const toggle = (id: number) => {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <>
      <BetweenDays dates={dates} onChoose={(chosen) => onChange(new Set(chosen))} />
      <FieldGroup legend="Dates">
        <div className={styles.list}>
          {dates.map((date) => (
            <Choice key={date.id} type="checkbox" checked={ids.has(date.id)} onChange={() => toggle(date.id)}>
              {dateLabel(date)}
            </Choice>
          ))}
        </div>
      </FieldGroup>
      <Button size="small" onClick={() => onChange(new Set(isAll ? [] : dates.map(({ id }) => id)))}>
        {isAll ? 'Choose none' : 'Choose all'}
      </Button>
    </>
  );
}

/** 'Fri, Jul 4 at 9:00 a.m. · 3 people' */
function dateLabel({ startDate, startTime, seatsTaken }: CancellableDate): string {
  const when = `${dayWithWeekday(startDate, 'short')} at ${timeText(startTime)}`;
  if (seatsTaken === 0) return when;
  return `${when} · ${seatsTaken === 1 ? '1 person' : `${seatsTaken} people`}`;
}
