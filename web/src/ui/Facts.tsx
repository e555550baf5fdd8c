import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import styles from './Facts.module.css';

/**
 * Names at the left, values at the right: a `div` with `dt` and `dd` each. `data-row="subtotal"` and `data-row="total"` mark the
 * rows that add others up.
 */
export function Facts({ className, ...list }: ComponentProps<'dl'>) {
  return <dl {...list} className={classNames(styles.facts, className)} />;
}
