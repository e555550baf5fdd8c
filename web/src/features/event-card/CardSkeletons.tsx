import { Skeleton } from '../../ui/Skeleton';

/** Cards being loaded: the same boxes as the cards, so that nothing moves when they come. */
export function CardSkeletons({ count }: { readonly count: number }) {
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="card skc" aria-hidden="true">
          <Skeleton shape="plate" />
          <div className="body">
            <Skeleton width={6} className="sk-meta" />
            <Skeleton shape="title" width={10} />
            <Skeleton width={7} className="sk-line" />
            <Skeleton width={8} className="sk-line" />
            <div className="buy">
              <div>
                <div className="grow">
                  <Skeleton width={6} />
                  <Skeleton width={8} className="sk-fee" />
                </div>
                <span className="skel sk-button" />
              </div>
            </div>
          </div>
        </div>
      ))}
    </>
  );
}
