import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './IconButton.module.css';

/** A small square button with only an icon; `aria-label` says what it does. */
export function IconButton({ className, ...button }: ComponentProps<'button'>) {
  return <button type="button" {...button} className={classNames(styles.button, className)} />;
}
