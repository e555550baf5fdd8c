import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './Note.module.css';

interface NoteProps extends ComponentProps<'div'> {
  readonly as?: 'div' | 'p';
  readonly tone?: 'plain' | 'info' | 'good' | 'fair' | 'poor';
}

/** A few sentences on a coloured background, often with an icon before them. */
export function Note({ as: Tag = 'div', tone = 'plain', className, ...rest }: NoteProps) {
  return <Tag {...(rest as object)} className={classNames(styles.note, tone !== 'plain' && styles[tone], className)} />;
}
