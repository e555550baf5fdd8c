import { linesOnPhones } from './wheel-geometry';
import styles from './WheelKey.module.css';

/** Says on a phone that only the strongest lines are drawn. */
export function FewerLines({ count }: { readonly count: number }) {
  if (count <= linesOnPhones) return null;
  return (
    <span
      className={styles.fewer}
    >{`The ${linesOnPhones} strongest of ${count} lines. A wider screen shows them all.`}</span>
  );
}
