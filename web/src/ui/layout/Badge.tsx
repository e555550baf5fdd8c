import type { StatusTone } from '@ascendant/domain/booking/status-label';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './Badge.module.css';

/** Each meaning has a mark of a different shape, so that it isn't in the colour alone. */
const marks: Readonly<Record<Exclude<StatusTone, 'plain'>, string>> = {
  good: 'M1 5.2l2.8 2.8L9 2',
  fair: 'M5 0.8a4.2 4.2 0 1 0 0 8.4A4.2 4.2 0 0 0 5 0.8zM5 2.4V5l2 1.2',
  poor: 'M1.5 1.5l7 7M8.5 1.5l-7 7',
};

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

/** A status in one word, on its status colour. */
export function StatusBadge({ tone, text }: { readonly tone: StatusTone; readonly text: string }) {
  if (tone === 'plain') return <Badge tone="outlined">{text}</Badge>;
  return (
    <Badge tone={tone}>
      <svg viewBox="0 0 10 10" aria-hidden="true">
        <path d={marks[tone]} fill="none" stroke="currentColor" strokeWidth={tone === 'fair' ? 1.4 : 2} />
      </svg>
      <span>{text}</span>
    </Badge>
  );
}
