import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** Buttons or links: the way on. */
  readonly children?: ReactNode;
  /** The level of the title among the page's headings. */
  readonly level?: 1 | 2 | 3;
  /** `failed` is announced at once. */
  readonly kind?: 'empty' | 'failed';
}

/** Nothing to show, or nothing that could be read: a small picture, what is the case, and what to do now. */
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

/** A ridge whose Sun has not come up. */
function EmptyPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 148 74" fill="none" aria-hidden="true">
      <path className={styles.ground} d="M0 58h148" />
      <path className={styles.ridge} d="M12 58L44 26l16 18 12-12 30 26" />
      <circle className={styles.sun} cx="112" cy="18" r="9" />
      <path className={styles.grass} d="M20 66h26M70 66h44M118 66h14" />
    </svg>
  );
}
