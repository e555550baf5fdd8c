import styles from './Spinner.module.css';

/** A small turning ring for work that is under way. @param label said to screen readers; leave it out beside visible words */
export function Spinner({ label }: { readonly label?: string }) {
  if (label === undefined) return <span className={styles.spinner} aria-hidden="true" />;
  return (
    <output>
      <span className={styles.spinner} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </output>
  );
}
