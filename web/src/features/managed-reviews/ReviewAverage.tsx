import type { ReviewTotals } from '../../data/managed-reviews';

/** '4.4 of 5 across 61 events'; nothing while there's no review. */
export function ReviewAverage({ totals }: { readonly totals: ReviewTotals | undefined }) {
  if (!totals || totals.averageRating === null) return null;
  return (
    <p className="meta numeric">
      {totals.averageRating.toFixed(1)} of 5 across {totals.events.toLocaleString('en')}{' '}
      {totals.events === 1 ? 'event' : 'events'}
    </p>
  );
}
