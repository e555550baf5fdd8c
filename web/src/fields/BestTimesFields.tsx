import {
  timePeriods,
  weekdayLabel,
  weekdays,
  type TimePeriod,
  type Weekday,
} from '@ascendant/domain/person/preferences';
import { useController, useFormContext } from 'react-hook-form';
import { Choice } from '../ui/form/Choice';
import { Chip } from '../ui/layout/Chip';
import styles from './BestTimesFields.module.css';
import type { PreferenceValues } from './preferences-form';

/** The days and times the user prefers. Unticking a day removes its times. */
export function BestTimesFields({ isTitled = false }: { readonly isTitled?: boolean }) {
  const { control } = useFormContext<PreferenceValues>();
  const days = useController({ control, name: 'preferredDays' }).field;
  const times = useController({ control, name: 'preferredTimes' }).field;
  const toggleDay = (day: Weekday, isOn: boolean) => {
    days.onChange(weekdays.filter((other) => (other === day ? isOn : days.value.includes(other))));
    if (!isOn) times.onChange(withoutDay(times.value, day));
  };
  const toggleTime = (day: Weekday, period: TimePeriod) =>
    times.onChange({ ...times.value, [day]: togglePeriod(times.value[day] ?? [], period) });
  return (
    <fieldset>
      <legend className={isTitled ? 'label' : 'visually-hidden'}>Days and times</legend>
      <ul className={styles.days}>
        {weekdays.map((day) => (
          <li key={day}>
            <Choice
              type="checkbox"
              checked={days.value.includes(day)}
              onChange={(event) => toggleDay(day, event.target.checked)}
            >
              {weekdayLabel(day)}
            </Choice>
            {days.value.includes(day) ? (
              <fieldset className={styles.periods}>
                <legend className="visually-hidden">{`Times on ${weekdayLabel(day)}`}</legend>
                {timePeriods.map((period) => (
                  <Chip
                    key={period}
                    aria-pressed={times.value[day]?.includes(period) ?? false}
                    onClick={() => toggleTime(day, period)}
                  >
                    {period}
                  </Chip>
                ))}
              </fieldset>
            ) : null}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

type Times = PreferenceValues['preferredTimes'];

function withoutDay(times: Times, day: Weekday): Times {
  return Object.fromEntries(Object.entries(times).filter(([other]) => other !== day));
}

function togglePeriod(periods: readonly TimePeriod[], period: TimePeriod): TimePeriod[] {
  return timePeriods.filter((other) => (other === period ? !periods.includes(other) : periods.includes(other)));
}
