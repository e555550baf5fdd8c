import type { ReactNode } from 'react';
import styles from './PanelRow.module.css';

interface PanelRowProps {
  readonly name: string;
  /** A badge beside the name. */
  readonly badge?: ReactNode;
  /** The second line: what it is, or since when. */
  readonly meta: ReactNode;
  /** Its button, and the dialogs it opens. */
  readonly children?: ReactNode;
}

/** One row of a list in a panel: a name, a line about it, and what can be done. */
export function PanelRow({ name, badge, meta, children }: PanelRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p className={styles.name}>
          <b>{name}</b>
          {badge}
        </p>
        <div className="meta">{meta}</div>
      </div>
      {children}
    </li>
  );
}

/** Takes the place of a row that's coming, so that nothing below it moves. */
export function PanelRowWaiting({ children }: { readonly children: ReactNode }) {
  return <li className={styles.row}>{children}</li>;
}
