import styles from './ShareBar.module.css';

/** A share as a bar, before the figures that say the same. */
export function ShareBar({ share, width }: { /** 0 to 1 */ readonly share: number; /** px */ readonly width: number }) {
  return (
    <svg className={styles.bar} width={width} height="6" aria-hidden="true">
      <rect className={styles.all} width="100%" height="6" />
      <rect className={styles.taken} width={`${Math.min(100, 100 * share)}%`} height="6" />
    </svg>
  );
}
