import { useFormContext } from 'react-hook-form';
import { DateFields } from '../ui/DateFields';
import { FieldGroup } from '../ui/FieldGroup';
import { localDay } from '../ui/local-day';
import type { DateValues } from './birth-form';

interface BirthDateFieldsProps {
  /** Set if it's the user's own birth, so that browsers may fill in their birthday. */
  readonly isOwn: boolean;
}

/** A date of birth in three lists, inside a form whose values include it. */
export function BirthDateFields({ isOwn }: BirthDateFieldsProps) {
  const { register, formState } = useFormContext<DateValues>();
  const { day, month, year } = formState.errors;
  const today = localDay();
  return (
    <FieldGroup legend="Date of birth" error={(day ?? month ?? year)?.message}>
      <DateFields
        day={register('day')}
        // Whether the day exists depends on them.
        month={register('month', { deps: ['day'] })}
        year={register('year', { deps: ['day'] })}
        invalid={{ day: day !== undefined, month: month !== undefined, year: year !== undefined }}
        thisYear={Number(today.slice(0, 4))}
        isBirthday={isOwn}
      />
    </FieldGroup>
  );
}
