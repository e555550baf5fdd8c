import { monthNames } from '@ascendant/domain/date-form';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './DateFields.module.css';
import { Select } from './Input';
import { Options } from './Options';

type SelectProps = ComponentProps<'select'>;

interface DateFieldsProps {
  readonly day: SelectProps;
  readonly month: SelectProps;
  readonly year: SelectProps;
  readonly invalid: { readonly day: boolean; readonly month: boolean; readonly year: boolean };
  /** The latest year in the list; the earliest is 100 years before it (specification 2, section 9 (Business constants and limits)). */
  readonly thisYear: number;
  /** Set for a birthday, so that browsers can autofill it. */
  readonly isBirthday?: boolean;
}

const yearsBack = 100;
const days = Array.from({ length: 31 }, (_, index) => index + 1);

/** A date as three selects: day, month, year. */
export function DateFields({ day, month, year, invalid, thisYear, isBirthday = false }: DateFieldsProps) {
  const years = Array.from({ length: yearsBack + 1 }, (_, index) => thisYear - index);
  const fill = (part: 'day' | 'month' | 'year') => (isBirthday ? { autoComplete: `bday-${part}` } : {});
  return (
    <div className={classNames(styles.fields, 'field-grid')}>
      <Select aria-label="Day" aria-invalid={invalid.day} {...fill('day')} {...day}>
        <option value="">Day</option>
        <Options of={days} />
      </Select>
      <Select aria-label="Month" aria-invalid={invalid.month} {...fill('month')} {...month}>
        <option value="">Month</option>
        {monthNames.map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </Select>
      <Select aria-label="Year" aria-invalid={invalid.year} {...fill('year')} {...year}>
        <option value="">Year</option>
        <Options of={years} />
      </Select>
    </div>
  );
}
