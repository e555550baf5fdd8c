import { useQuery } from '@tanstack/react-query';
import { reviewTotalsQuery } from '../data/managed-reviews';
import { ManagedReviews, ReviewAverage } from '../features/managed-reviews/ManagedReviews';
import { paths } from '../paths';
import { AreaHead } from '../shell/AreaHead';
import { Crumbs } from '../ui/layout/Crumbs';

/** /admin/reviews: every review, to answer and moderate. */
export function AdminReviewsPage() {
  const { data: totals } = useQuery(reviewTotalsQuery('admin'));
  return (
    <>
      <Crumbs links={[{ label: 'Dashboard', to: paths.admin }]} />
      <AreaHead title="Review Management">
        <ReviewAverage totals={totals} />
      </AreaHead>
      <ManagedReviews reader="admin" totals={totals} />
    </>
  );
}
