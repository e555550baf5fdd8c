import { useState, type ReactNode } from 'react';
import { Button } from '../button/Button';
import { classNames } from '../class-names';
import { Panel } from '../layout/Panel';
import styles from './ChartPanel.module.css';

interface ChartPanelProps {
  readonly title: string;
  readonly chart: ReactNode;
  /** The same numbers as a table. */
  readonly table: ReactNode;
  /** What to read from it, in a sentence. */
  readonly note?: string;
}

/** A panel with a chart, and a button that shows its numbers as a table instead. */
export function ChartPanel({ title, chart, table, note }: ChartPanelProps) {
  const [isTable, setTable] = useState(false);
  return (
    <Panel
      title={title}
      aside={
        <Button
          kind="ghost"
          size="small"
          aria-label={isTable ? `Show the chart: ${title}` : `Show as a table: ${title}`}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? 'Chart' : 'Table'}
        </Button>
      }
    >
      {isTable ? table : chart}
      {note === undefined ? null : <p className={classNames(styles.note, 'meta numeric')}>{note}</p>}
    </Panel>
  );
}
