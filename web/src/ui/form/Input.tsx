import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './Input.module.css';

/** An input for one line of text, a date, a time or a code. */
export function Input({ className, ...input }: ComponentProps<'input'>) {
  return <input {...input} className={classNames(styles.input, className)} />;
}
