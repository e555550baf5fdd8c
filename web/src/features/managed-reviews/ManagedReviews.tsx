import { reviewsPageSize } from '@ascendant/domain/list-limits';
import { reviewSorts, reviewStates } from '@ascendant/domain/opinion/review';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { managedReviewsQuery, type ReviewPage, type ReviewReader, type ReviewTotals } from '../../data/managed-reviews';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Skeleton } from '../../ui/layout/Skeleton';
import { useListAddress } from '../../ui/table/list-address';
import { Pager } from '../../ui/table/Pager';
import styles from './ManagedReviews.module.css';
import { ReviewItem } from './ReviewItem';
import { ReviewTools } from './ReviewTools';

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
    <section className="panel" aria-labelledby="review-list" aria-busy={list.isFetching}>
      <h2 id="review-list" className="visually-hidden" tabIndex={-1}>
        All reviews
      </h2>
      <ReviewTools reader={reader} address={address} totals={totals} />
      <Rows list={list} reader={reader} isFiltered={isFiltered} />
      {list.data ? <Pager page={page} size={reviewsPageSize} all={list.data.all} hrefOf={hrefOf} /> : null}
    </section>
  );
}

interface RowsProps {
  readonly list: Pick<UseQueryResult<ReviewPage>, 'data' | 'isError' | 'refetch'>;
  readonly reader: ReviewReader;
  readonly isFiltered: boolean;
}

function Rows({ list: { data, isError, refetch }, reader, isFiltered }: RowsProps) {
  if (isError)
    return (
      <ErrorState
        title="We couldn’t load the reviews"
        text="Please try again later."
        level={3}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <LoadingReviews />;
  if (data.reviews.length > 0)
    return (
      <ul>
        {data.reviews.map((review) => (
          <ReviewItem key={review.id} review={review} reader={reader} />
        ))}
      </ul>
    );
  return isFiltered ? (
    <EmptyState title="No reviews found" text="Try another search or filter." level={3} />
  ) : (
    <EmptyState title="No reviews yet" text="Reviews from people who attended will appear here." level={3} />
  );
}

const rows = ['first', 'second', 'third', 'fourth'];

function LoadingReviews() {
  return (
    <div aria-busy="true">
      <output className="visually-hidden">Loading reviews...</output>
      {rows.map((row) => (
        <div key={row} className={styles.skeleton}>
          <Skeleton width={6} />
          <Skeleton width={12} />
          <Skeleton width={10} />
        </div>
      ))}
    </div>
  );
}
