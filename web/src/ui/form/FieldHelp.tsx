import type { ComponentProps } from 'react';
import styles from './Field.module.css';

/** The help text below a control. */
export function FieldHelp(props: ComponentProps<'p'>) {
  return <p {...props} className={styles.help} />;
}
