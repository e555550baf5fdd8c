import styles from './SeatsBar.module.css';

/** How many seats are taken, as a bar and in figures: '7 / 12'. */
export function SeatsBar({ taken, capacity }: { readonly taken: number; readonly capacity: number }) {
  return (
    <span className="no-wrap">
      <svg className={styles.bar} width="72" height="6" aria-hidden="true">
        <rect className={styles.all} width="100%" height="6" />
        <rect className={styles.sold} width={`${Math.min(100, (100 * taken) / capacity)}%`} height="6" />
      </svg>
      <span className="numeric">
        {taken} / {capacity}
      </span>
    </span>
  );
}
