import type { FormFields } from '../ui/form/use-form';
import type { BirthValues } from './birth-form';
import { BirthDateFields } from './BirthDateFields';
import styles from './BirthFields.module.css';
import { BirthTimeFields, type PeriodReading } from './BirthTimeFields';
import { PlaceFields } from './PlaceFields';

interface BirthFieldsProps {
  readonly form: FormFields<BirthValues>;
  readonly reading: PeriodReading;
  /** Set if it's the user's own birth, so that browsers may fill in their birthday. */
  readonly isOwn?: boolean;
}

/** Date, place and time of birth, of a form whose values include them. */
export function BirthFields({ form, reading, isOwn = false }: BirthFieldsProps) {
  return (
    <div className={styles.fields}>
      <BirthDateFields form={form} isOwn={isOwn} />
      <div className="field-grid two-columns">
        <PlaceFields form={form} />
      </div>
      <BirthTimeFields form={form} reading={reading} />
    </div>
  );
}
