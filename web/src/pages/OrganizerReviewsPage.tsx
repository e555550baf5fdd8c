import { useQuery } from '@tanstack/react-query';
import { reviewTotalsQuery } from '../data/managed-reviews';
import { ManagedReviews, ReviewAverage } from '../features/managed-reviews/ManagedReviews';
import { AreaHead } from '../shell/AreaHead';

/** /organizer/reviews: reviews of an organizer's own events, to read and answer. */
export function OrganizerReviewsPage() {
  const { data: totals } = useQuery(reviewTotalsQuery('organizer'));
  return (
    <>
      <AreaHead title="Reviews">
        <ReviewAverage totals={totals} />
      </AreaHead>
      <ManagedReviews reader="organizer" totals={totals} />
    </>
  );
}
