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

interface FirstOnlyProps {
  /** Entries that the server listed; none until they're loaded. */
  readonly count: number | undefined;
  /** The most that it lists. */
  readonly most: number;
  /** What happens to the others. */
  readonly others: string;
}

/** Says that a list is longer than what's listed. */
export function FirstOnly({ count = 0, most, others }: FirstOnlyProps) {
  return count < most ? null : <p className="meta">{`Only the first ${most} are listed. ${others}`}</p>;
}
