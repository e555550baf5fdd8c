import { useFormContext } from 'react-hook-form';
import { DateFields } from '../ui/DateFields';
import { FieldGroup } from '../ui/FieldGroup';
import { localDay } from '../ui/local-day';
import { type BirthValues } from './birth-form';
import styles from './BirthFields.module.css';
import { BirthTimeFields, type PeriodReading } from './BirthTimeFields';
import { PlaceFields } from './PlaceFields';

interface BirthFieldsProps {
  readonly reading: PeriodReading;
  /** Set if it's the user's own birth, so that browsers may fill in their birthday. */
  readonly isOwn?: boolean;
}

/** Date, place and time of birth, inside a form whose values include them. */
export function BirthFields({ reading, isOwn = false }: BirthFieldsProps) {
  return (
    <div className={styles.fields}>
      <BirthDateFields isOwn={isOwn} />
      <div className="field-grid two-columns">
        <PlaceFields />
      </div>
      <BirthTimeFields reading={reading} />
    </div>
  );
}

/** The date of birth alone. */
export function BirthDateFields({ isOwn }: { readonly isOwn: boolean }) {
  const { register, formState } = useFormContext<BirthValues>();
  const { day, month, year } = formState.errors;
  const today = localDay();
  return (
    <FieldGroup legend="Date of birth" error={(day ?? month ?? year)?.message}>
      <DateFields
        day={register('day')}
        month={register('month')}
        year={register('year')}
        invalid={{ day: day !== undefined, month: month !== undefined, year: year !== undefined }}
        thisYear={Number(today.slice(0, 4))}
        isBirthday={isOwn}
      />
    </FieldGroup>
  );
}
