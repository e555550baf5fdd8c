import { Skeleton } from '../../ui/Skeleton';

/** Lines of a list being loaded. */
export function RowSkeletons({ count }: { readonly count: number }) {
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className="skc" aria-hidden="true">
          <Skeleton shape="plate" />
          <div className="t">
            <Skeleton width={3} className="sk-meta" />
            <Skeleton shape="title" width={7} />
            <Skeleton width={5} className="sk-line" />
          </div>
        </li>
      ))}
    </>
  );
}
