import type { ReactNode } from 'react';
import { Icon } from '../layout/Icon';
import styles from './Field.module.css';

/** A field's error message, announced when it appears. */
export function FieldError({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p className={styles.error} id={id} role="alert">
      <Icon name="warn" />
      <span>{children}</span>
    </p>
  );
}
