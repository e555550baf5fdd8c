import type { FieldSheet as Sheet } from '../../data/check-in';
import styles from './FieldSheet.module.css';
import { SheetParty } from './SheetParty';

/** Who comes on a date, by booking. @param label of the list */
export function SheetParties({
  sheet: { parties, questions },
  label,
}: {
  readonly sheet: Sheet;
  readonly label: string;
}) {
  return (
    <ol className={styles.parties} aria-label={label}>
      {parties.map((party) => (
        <SheetParty key={party.reference} party={party} questions={questions} />
      ))}
    </ol>
  );
}
