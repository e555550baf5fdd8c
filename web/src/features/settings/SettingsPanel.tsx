import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names';
import { Badge } from '../../ui/layout/Badge';
import { Icon } from '../../ui/layout/Icon';
import styles from './SettingsPanel.module.css';

interface SettingsPanelProps {
  readonly title: string;
  readonly count?: number | undefined;
  /** A word or two about its state. */
  readonly aside: string;
  readonly children: ReactNode;
}

/** A panel that can be collapsed; open at first. Source: specification 2, section 2 (Admin dashboard), Settings. */
export function SettingsPanel({ title, count, aside, children }: SettingsPanelProps) {
  return (
    <details className={`panel ${styles.panel}`} open>
      <summary>
        <h2>
          <span>{title}</span>
          {count === undefined ? null : <Badge>{count}</Badge>}
        </h2>
        <span className={classNames(styles.aside, 'meta')}>{aside}</span>
        <Icon name="down" size="small" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
