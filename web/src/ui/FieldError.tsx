import type { ReactNode } from 'react';
import styles from './Field.module.css';
import { Icon } from './Icon';

/** The sentence at a wrong field, announced when it appears. */
export function FieldError({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p className={styles.error} id={id} role="alert">
      <Icon name="warn" />
      {children}
    </p>
  );
}
