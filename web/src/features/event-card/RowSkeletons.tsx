import { Skeleton } from '../../ui/layout/Skeleton';
import skeletonStyles from './CardSkeletons.module.css';
import eventRowStyles from './EventRow.module.css';

/** Placeholders for rows that are loading. */
export function RowSkeletons({ count }: { readonly count: number }) {
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className={eventRowStyles.row} aria-hidden="true">
          <Skeleton shape="plate" />
          <div>
            <Skeleton width={3} className={skeletonStyles.meta} />
            <Skeleton shape="title" width={7} />
            <Skeleton width={5} className={skeletonStyles.line} />
            <Skeleton width={6} className={skeletonStyles.line} />
          </div>
          <div className={eventRowStyles.buy}>
            <Skeleton width={4} />
            <Skeleton className={skeletonStyles.button} />
          </div>
        </li>
      ))}
    </>
  );
}
