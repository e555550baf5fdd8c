import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './Facts.module.css';

/**
 * Names on the left, values on the right. Each row is a `div` with `dt` and `dd`. `data-row="subtotal"` and
 * `data-row="total"` mark the rows with sums.
 */
export function Facts({ className, ...list }: ComponentProps<'dl'>) {
  return <dl {...list} className={classNames(styles.facts, className)} />;
}
