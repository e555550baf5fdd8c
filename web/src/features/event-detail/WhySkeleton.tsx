import { Skeleton } from '../../ui/Skeleton';

/** The panel while the score is being computed: as large as it will be. */
export function WhySkeleton() {
  return (
    <section className="why why-skeleton panel roomy" aria-busy="true" aria-label="Your score for this event">
      <div className="row why-score">
        <span className="skel sk-ring" aria-hidden="true" />
        <div className="grow">
          <Skeleton shape="title" width={8} />
          <Skeleton width={10} className="sk-line" />
        </div>
      </div>
    </section>
  );
}
