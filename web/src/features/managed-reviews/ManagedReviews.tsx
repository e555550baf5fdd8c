import { reviewsPageSize } from '@ascendant/domain/list-limits';
import { reviewSorts, reviewStates } from '@ascendant/domain/opinion/review';
import { numberText } from '@ascendant/domain/site/locale';
import { useQuery } from '@tanstack/react-query';
import { managedReviewsQuery, type ReviewReader, type ReviewTotals } from '../../data/managed-reviews';
import { classNames } from '../../ui/class-names';
import { Skeleton } from '../../ui/layout/Skeleton';
import { useListAddress } from '../../ui/table/list-address';
import { ManagedList } from '../../ui/table/ManagedList';
import styles from './ManagedReviews.module.css';
import { ReviewItem } from './ReviewItem';
import { ReviewTools } from './ReviewTools';

/** As wide as what comes, so that nothing moves. */
const loadingText = '4.4 of 5 across 60 events';

interface ManagedReviewsProps {
  readonly reader: ReviewReader;
  /** Undefined while loading. */
  readonly totals: ReviewTotals | undefined;
}

/** Reviews to answer, with search, filters, order and page in the URL. Source: specification 2, section 2 (Review Management page). */
export function ManagedReviews({ reader, totals }: ManagedReviewsProps) {
  const address = useListAddress(['q', 'state', 'rating', 'sort']);
  const { values, page, hrefOf } = address;
  const wanted = {
    q: values.q,
    state: reviewStates.find((each) => each === values.state),
    rating: /^[1-5]$/.test(values.rating) ? Number(values.rating) : undefined,
    sort: reviewSorts.find((each) => each === values.sort),
    limit: reviewsPageSize,
    offset: (page - 1) * reviewsPageSize,
  };
  const list = useQuery(managedReviewsQuery(reader, wanted));
  const isFiltered = values.q !== '' || wanted.state !== undefined || wanted.rating !== undefined;
  return (
    <ManagedList
      name={{ headingId: 'review-list' }}
      head={
        <>
          <h2 id="review-list" className="visually-hidden" tabIndex={-1}>
            All reviews
          </h2>
          <ReviewTools reader={reader} address={address} totals={totals} />
        </>
      }
      query={list}
      rowsOf={({ reviews }) => reviews}
      loading="Loading reviews..."
      placeholder={<LoadingReviews />}
      failed={{ title: 'We couldn’t load the reviews', text: 'Please try again later.' }}
      empty={isFiltered ? noneFound : noneYet}
      address={{ page, hrefOf }}
      pageSize={reviewsPageSize}
      hasKeys={reader === 'admin'}
    >
      {(reviews) => (
        <ul>
          {reviews.map((review) => (
            <ReviewItem key={review.id} review={review} reader={reader} />
          ))}
        </ul>
      )}
    </ManagedList>
  );
}

const noneFound = { title: 'No reviews found', text: 'Try another search or filter.' };
const noneYet = { title: 'No reviews yet', text: 'Reviews from people who attended will appear here.' };
const rows = ['first', 'second', 'third', 'fourth'];

function LoadingReviews() {
  return rows.map((row) => (
    <div key={row} className={styles.skeleton}>
      <Skeleton width={6} />
      <Skeleton width={12} />
      <Skeleton width={10} />
    </div>
  ));
}

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
