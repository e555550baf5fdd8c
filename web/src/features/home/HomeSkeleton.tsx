import { Skeleton } from '../../ui/Skeleton';

/** The home page of somebody whom we do not know yet: the boxes of the traveller's home. */
export function HomeSkeleton() {
  return (
    <main className="wrap dash" aria-busy="true">
      <h1 className="vh">Loading</h1>
      <div className="hello">
        <div>
          <Skeleton className="sk-h1" width={8} />
          <Skeleton className="sk-lede" width={10} />
        </div>
        <span className="skel sk-search" aria-hidden="true" />
      </div>
      <section className="days">
        <Skeleton shape="title" width={3} className="days-head" />
        <span className="skel sk-heat" aria-hidden="true" />
        <div className="best sk-best" aria-hidden="true" />
      </section>
    </main>
  );
}
