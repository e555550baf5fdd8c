import { useId, useState, type ReactNode } from 'react';
import { Button } from '../button/Button';
import { classNames } from '../class-names';
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
  const heading = useId();
  const [isTable, setTable] = useState(false);
  return (
    <section className="panel" aria-labelledby={heading}>
      <div className="panel-heading">
        <h2 id={heading}>{title}</h2>
        <Button
          kind="ghost"
          size="small"
          aria-label={isTable ? `Show the chart: ${title}` : `Show as a table: ${title}`}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? 'Chart' : 'Table'}
        </Button>
      </div>
      {isTable ? table : chart}
      {note === undefined ? null : <p className={classNames(styles.note, 'meta numeric')}>{note}</p>}
    </section>
  );
}
