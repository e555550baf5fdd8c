import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import styles from './Input.module.css';

/** One choice of a list that opens. */
export function Select({ className, ...select }: ComponentProps<'select'>) {
  return <select {...select} className={classNames(styles.select, className)} />;
}
