import { useState, type ReactNode } from 'react';
import { Button } from '../button/Button';
import styles from './FirstRows.module.css';

interface FirstRowsProps<Row> {
  readonly rows: readonly Row[];
  /** What the rows are: 'refunds'. */
  readonly what: string;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** Rows that are shown at first, and with each press. */
const atOnce = 30;

/** The first rows of a list that was read whole, and more of them on request. */
export function FirstRows<Row>({ rows, what, children }: FirstRowsProps<Row>) {
  const [shown, setShown] = useState(atOnce);
  return (
    <>
      {children(rows.slice(0, shown))}
      {rows.length > shown ? (
        <p className={styles.more}>
          <Button onClick={() => setShown(shown + atOnce)}>{`Show more ${what}`}</Button>{' '}
          <span className="meta numeric">{`${shown} of ${rows.length} shown`}</span>
        </p>
      ) : null}
    </>
  );
}
