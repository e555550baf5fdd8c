import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { EmptyPicture } from './EmptyPicture';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** Buttons or links: what to do next. */
  readonly children?: ReactNode;
  /** The level of the title among the page's headings. */
  readonly level?: 1 | 2 | 3;
  /** `failed` is announced at once. */
  readonly kind?: 'empty' | 'failed';
}

/** Shown when there's nothing to show or it couldn't be loaded: a small picture, what happened, and what to do next. */
export function EmptyState({ title, text, children, level = 2, kind = 'empty' }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty} {...(kind === 'failed' ? { role: 'alert' } : {})}>
      <EmptyPicture />
      <Heading className="small-heading">{title}</Heading>
      {text ? <p className="muted">{text}</p> : null}
      {children ? <div className={classNames(styles.actions, 'row wrap')}>{children}</div> : null}
    </div>
  );
}
