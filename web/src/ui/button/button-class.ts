import { classNames } from '../class-names';
import styles from './Button.module.css';

export interface ButtonLook {
  readonly kind?: 'primary' | 'secondary' | 'pine' | 'ghost' | 'danger';
  readonly size?: 'small' | 'large' | undefined;
  /** As wide as its container. */
  readonly block?: boolean | undefined;
  /** Square, for a button with only an icon. */
  readonly square?: boolean | undefined;
}

/** A button's classes, for elements that look like one but aren't: a link, a download. */
export function buttonClass({ kind = 'secondary', size, block, square }: ButtonLook): string {
  return classNames(styles.button, styles[kind], size && styles[size], block && styles.block, square && styles.square);
}
