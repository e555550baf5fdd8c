import { useId, useState, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/layout/Icon';
import styles from './Astronomy.module.css';

/** The astronomy behind a plain sentence, hidden until it's asked for. @param of the sentence, for screen readers */
export function Astronomy({ of, children }: { readonly of: string; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const label = isOpen ? 'Hide the astronomy' : 'Show the astronomy';
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`${label}: ${of}`}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{label}</span>
        <span className={classNames(styles.arrow, isOpen && styles.turned)}>
          <Icon name="down" size="small" />
        </span>
      </button>
      <div id={id} className={styles.detail} hidden={!isOpen}>
        {children}
      </div>
    </>
  );
}
