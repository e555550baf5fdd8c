import { Skeleton } from '../../ui/Skeleton';

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Placeholders for rows of events that are loading. */
export function ListSkeleton() {
  return (
    <div className="stack" aria-busy="true">
      <output className="visually-hidden">Loading events...</output>
      {rows.map((row) => (
        <Skeleton key={row} shape="row" />
      ))}
    </div>
  );
}
