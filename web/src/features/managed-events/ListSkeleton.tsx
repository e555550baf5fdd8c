import { classNames } from '../../ui/class-names';
import { Skeleton } from '../../ui/layout/Skeleton';
import styles from './ListSkeleton.module.css';

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Placeholders for rows of events that are loading. */
export function ListSkeleton() {
  return (
    <div className={classNames(styles.loading, 'stack')} aria-busy="true">
      <output className="visually-hidden">Loading events...</output>
      {rows.map((row) => (
        <Skeleton key={row} shape="row" />
      ))}
    </div>
  );
}
