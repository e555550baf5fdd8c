import { DateFields } from '../ui/form/DateFields';
import { FieldGroup } from '../ui/form/Field';
import type { FormFields } from '../ui/form/use-form';
import { localDay } from '../ui/text/day-text';
import type { DateValues } from './birth-form';

interface BirthDateFieldsProps {
  readonly form: FormFields<DateValues>;
  /** Set if it's the user's own birth, so that browsers may fill in their birthday. */
  readonly isOwn: boolean;
  /** What's said once while nothing is chosen, instead of what each list lacks. */
  readonly asked?: string | undefined;
}

/** A date of birth in three lists, of a form whose values include it. */
export function BirthDateFields({ form: { register, errors, values }, isOwn, asked }: BirthDateFieldsProps) {
  const { day, month, year } = errors;
  const isEmpty = values.day === '' && values.month === '' && values.year === '';
  const problem = day ?? month ?? year;
  const today = localDay();
  return (
    <FieldGroup legend="Date of birth" error={problem !== undefined && isEmpty ? (asked ?? problem) : problem}>
      <DateFields
        day={register('day')}
        // Whether the day exists depends on them.
        month={register('month', { related: ['day'] })}
        year={register('year', { related: ['day'] })}
        invalid={{ day: day !== undefined, month: month !== undefined, year: year !== undefined }}
        thisYear={Number(today.slice(0, 4))}
        isBirthday={isOwn}
      />
    </FieldGroup>
  );
}
