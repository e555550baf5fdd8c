import styles from './Steps.module.css';

interface StepsProps {
  readonly labels: readonly string[];
  /** from 0 */
  readonly current: number;
}

/** The current step of a short sequence. */
export function Steps({ labels, current }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {labels.map((label, index) => (
        <li
          key={label}
          className={index < current ? styles.done : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          {label}
        </li>
      ))}
    </ol>
  );
}
