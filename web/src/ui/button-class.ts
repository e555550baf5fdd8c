import styles from './Button.module.css';
import { classNames } from './class-names';

export interface ButtonLook {
  readonly kind?: 'primary' | 'secondary' | 'pine' | 'ghost' | 'danger';
  readonly size?: 'small' | 'large' | undefined;
  /** As wide as what it is in. */
  readonly block?: boolean | undefined;
  /** As wide as high, for an icon alone. */
  readonly square?: boolean | undefined;
}

/** The classes of a button, for what looks like one and is something else: a link, a download. */
export function buttonClass({ kind = 'secondary', size, block, square }: ButtonLook): string {
  return classNames(styles.button, styles[kind], size && styles[size], block && styles.block, square && styles.square);
}
