import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './Input.module.css';

/** An input for one line of text, a date, a time or a code. Arabic and Hebrew are typed from the right. */
export function Input({ className, ...input }: ComponentProps<'input'>) {
  return <input dir="auto" {...input} className={classNames(styles.input, className)} />;
}

interface TextAreaProps extends ComponentProps<'textarea'> {
  /** Tall enough for a sentence or two. */
  readonly isShort?: boolean;
}

/** An input for several lines of text. */
export function TextArea({ isShort, className, ...textarea }: TextAreaProps) {
  return (
    <textarea dir="auto" {...textarea} className={classNames(styles.textarea, isShort && styles.short, className)} />
  );
}

interface SelectProps extends ComponentProps<'select'> {
  /** Above a list, beside its search. */
  readonly isSmall?: boolean;
}

/** A drop-down list with one choice. */
export function Select({ isSmall, className, ...select }: SelectProps) {
  return <select {...select} className={classNames(styles.select, isSmall && styles.small, className)} />;
}
