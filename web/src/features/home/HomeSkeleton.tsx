import { classNames } from '../../ui/class-names';
import { Skeleton } from '../../ui/layout/Skeleton';
import goodDaysStyles from './GoodDays.module.css';
import travellerHomeStyles from './TravellerHome.module.css';

/** A placeholder for the home page while the session loads, laid out like the traveller's home. */
export function HomeSkeleton() {
  return (
    <main className={classNames(travellerHomeStyles.home, 'container')} aria-busy="true">
      <h1 className="visually-hidden">Loading</h1>
      <div className={travellerHomeStyles.greeting}>
        <div>
          <Skeleton className={travellerHomeStyles.skeletonHeading} width={8} />
          <Skeleton className={travellerHomeStyles.skeletonLede} width={10} />
        </div>
        <Skeleton shape="block" className={travellerHomeStyles.skeletonSearch} />
      </div>
      <section className={goodDaysStyles.days}>
        <Skeleton shape="title" width={3} className={goodDaysStyles.head} />
        <Skeleton shape="block" className={goodDaysStyles.heatSkeleton} />
        <div className={classNames(goodDaysStyles.best, goodDaysStyles.bestSkeleton)} aria-hidden="true" />
      </section>
    </main>
  );
}
