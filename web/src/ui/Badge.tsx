import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { classNames } from './class-names';

interface BadgeProps {
  /** plain: a quiet fill; outlined: a line and no fill; the others: the wash of their meaning. */
  readonly tone?: 'plain' | 'outlined' | 'good' | 'fair' | 'poor' | 'info' | 'sunrise' | 'pine';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A word or two on a fill of its own. */
export function Badge({ tone = 'plain', className, children }: BadgeProps) {
  return <span className={classNames(styles.badge, tone !== 'plain' && styles[tone], className)}>{children}</span>;
}
