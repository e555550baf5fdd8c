import styles from './Spinner.module.css';

/** A small turning ring that shows work in progress. @param label for screen readers; leave it out beside visible text */
export function Spinner({ label }: { readonly label?: string }) {
  if (label === undefined) return <span className={styles.spinner} aria-hidden="true" />;
  return (
    <output>
      <span className={styles.spinner} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </output>
  );
}
