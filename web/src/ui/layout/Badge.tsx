import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './Badge.module.css';

interface BadgeProps {
  /** plain: a neutral fill; outlined: a border without a fill; the others: the light fill of their status colour. */
  readonly tone?: 'plain' | 'outlined' | 'good' | 'fair' | 'poor' | 'info' | 'sunrise' | 'pine';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A word or two on a coloured background. */
export function Badge({ tone = 'plain', className, children }: BadgeProps) {
  return <span className={classNames(styles.badge, tone !== 'plain' && styles[tone], className)}>{children}</span>;
}
