import { weekdayNames } from '@ascendant/domain/date-form';
import { weekdayCodes, type WeekdayCode } from '@ascendant/domain/schedule/recurrence';
import { Choice } from '../../ui/form/Choice';
import { FieldGroup } from '../../ui/form/Field';
import styles from './ScheduleDialog.module.css';

interface WeekdayChoicesProps {
  readonly legend: string;
  readonly help?: string;
  readonly chosen: readonly WeekdayCode[];
  readonly onChange: (chosen: readonly WeekdayCode[]) => void;
}

/** Days of the week, of which several can be chosen. */
export function WeekdayChoices({ legend, help, chosen, onChange }: WeekdayChoicesProps) {
  return (
    <FieldGroup legend={legend} help={help}>
      <div className={styles.weekdays}>
        {weekdayCodes.map((code, index) => (
          <Choice
            key={code}
            type="checkbox"
            checked={chosen.includes(code)}
            onChange={({ target }) =>
              onChange(weekdayCodes.filter((each) => (each === code ? target.checked : chosen.includes(each))))
            }
          >
            {weekdayNames[index]}
          </Choice>
        ))}
      </div>
    </FieldGroup>
  );
}
