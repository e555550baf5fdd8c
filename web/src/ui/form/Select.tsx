import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './Input.module.css';

/** A drop-down list with one choice. */
export function Select({ className, ...select }: ComponentProps<'select'>) {
  return <select {...select} className={classNames(styles.select, className)} />;
}
