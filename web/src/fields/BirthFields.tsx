import { BirthDateFields } from './BirthDateFields';
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
