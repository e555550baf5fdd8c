import { numberText } from '@ascendant/domain/site/locale';
import type { ReviewTotals } from '../../data/managed-reviews';
import { classNames } from '../../ui/class-names';
import styles from './ReviewAverage.module.css';

/** As wide as what comes, so that nothing moves. */
const loadingText = '4.4 of 5 across 60 events';

/** '4.4 of 5 across 61 events'; nothing while there's no review. */
export function ReviewAverage({ totals }: { readonly totals: ReviewTotals | undefined }) {
  if (!totals) return <p className={classNames(styles.place, 'meta numeric')}>{loadingText}</p>;
  if (totals.averageRating === null) return null;
  return (
    <p className="meta numeric">
      {`${totals.averageRating.toFixed(1)} of 5 across ${numberText(totals.events)} ${totals.events === 1 ? 'event' : 'events'}`}
    </p>
  );
}
