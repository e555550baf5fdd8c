import { Spinner } from '../ui/layout/Spinner';
import styles from './CentredSpinner.module.css';

/** What a guarded page shows until we know who's signed in. */
export function CentredSpinner({ label = 'Loading' }: { readonly label?: string }) {
  return (
    <output className={styles.centre}>
      <Spinner />
      <span className="visually-hidden">{label}</span>
    </output>
  );
}
