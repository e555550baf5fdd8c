import type { ReactNode } from 'react';
import styles from './Tiles.module.css';

/** Figures side by side, two or four in a row. */
export function Tiles({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.tiles}>{children}</dl>;
}

interface TileProps {
  readonly label: string;
  readonly value: ReactNode;
  /** Small text below the value. */
  readonly note?: string | undefined;
}

export function Tile({ label, value, note }: TileProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span>{value}</span>
        {note === undefined ? null : <small>{note}</small>}
      </dd>
    </div>
  );
}
