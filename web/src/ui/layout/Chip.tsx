import type { ComponentProps } from 'react';
import styles from './Chip.module.css';

/** A small button that's on or off, or removes what it names. */
export function Chip(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={styles.chip} />;
}
