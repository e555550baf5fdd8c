import { Skeleton } from '../../ui/layout/Skeleton';
import styles from './CardSkeletons.module.css';
import eventCardStyles from './EventCard.module.css';

/** Placeholders for cards that are loading, the same size so that nothing shifts. */
export function CardSkeletons({ count }: { readonly count: number }) {
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={eventCardStyles.card} aria-hidden="true">
          <Skeleton shape="plate" />
          <div className={eventCardStyles.body}>
            <Skeleton width={6} className={styles.meta} />
            <Skeleton shape="title" width={10} className={styles.title} />
            <Skeleton width={7} className={styles.line} />
            <Skeleton width={8} className={styles.line} />
            <div className={eventCardStyles.buy}>
              <div>
                <div className="grow">
                  <Skeleton width={6} />
                  <Skeleton width={8} className={styles.fee} />
                </div>
                <Skeleton shape="block" className={styles.button} />
              </div>
            </div>
          </div>
        </div>
      ))}
    </>
  );
}
