import type { ComponentProps } from 'react';
import styles from './Field.module.css';

/** A sentence below a control that helps to fill it in. */
export function FieldHelp(props: ComponentProps<'p'>) {
  return <p {...props} className={styles.help} />;
}
