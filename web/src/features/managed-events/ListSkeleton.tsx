import { Skeleton } from '../../ui/Skeleton';

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Rows of events that are being read. */
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
