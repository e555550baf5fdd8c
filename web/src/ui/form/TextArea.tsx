import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './Input.module.css';

interface TextAreaProps extends ComponentProps<'textarea'> {
  /** Tall enough for a sentence or two. */
  readonly isShort?: boolean;
}

/** An input for several lines of text. */
export function TextArea({ isShort, className, ...textarea }: TextAreaProps) {
  return <textarea {...textarea} className={classNames(styles.textarea, isShort && styles.short, className)} />;
}
