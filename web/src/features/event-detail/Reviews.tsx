import type { EventDetail } from '@ascendant/contract/event';
import { notEnoughRatings } from '@ascendant/domain/opinion/review';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { eventReviewsQuery } from '../../data/event';
import { Button } from '../../ui/button/Button';
import { Star } from '../../ui/chart/Stars';
import { classNames } from '../../ui/class-names';
import { ErrorState } from '../../ui/layout/ErrorState';
import { dayText } from '../../ui/text/day-text';
import eventSectionsStyles from './EventSections.module.css';
import { ReviewItem } from './ReviewItem';

/** How many are shown before the list is expanded. */
const shownAtFirst = 3;

interface ReviewsProps {
  readonly event: EventDetail;
  /** Where people who were there write their own. */
  readonly children?: ReactNode;
}

/** Reviews by people who went, on whichever date of the series, with the organizer's responses (docs/rules/people.md, "Feedback and reviews"). */
export function Reviews({ event, children }: ReviewsProps) {
  const { data, isError, refetch } = useQuery(eventReviewsQuery(String(event.id)));
  const [isUnfolded, setUnfolded] = useState(false);
  const reviews = data ?? [];
  const hasDates = event.series.dates > 1 || reviews.some(({ eventId }) => eventId !== event.id);
  const shown = isUnfolded ? reviews : reviews.slice(0, shownAtFirst);
  return (
    <section className={eventSectionsStyles.section}>
      <div className="row space-between align-baseline wrap">
        <h2>Reviews</h2>
        <Average of={event} />
      </div>
      {isError ? (
        <ErrorState title="We couldn’t load the reviews" level={3} onRetry={() => void refetch()} />
      ) : (
        <ul className={eventSectionsStyles.reviews}>
          {shown.map((review, index) => (
            <ReviewItem key={review.id} review={review} organizerName={event.organizerName} index={index}>
              {hasDates ? <p className="meta">{`Went on ${dayText(review.startDate, 'short')}`}</p> : null}
            </ReviewItem>
          ))}
        </ul>
      )}
      <div className={classNames(eventSectionsStyles.actions, 'row wrap align-start')}>
        {reviews.length > shown.length ? (
          <Button onClick={() => setUnfolded(true)}>{`Show all ${reviews.length} reviews`}</Button>
        ) : null}
        {children}
      </div>
    </section>
  );
}

/** The average once there are three reviews; until then, the specification's sentence. */
export function Average({
  of: { averageRating, reviewCount },
}: {
  readonly of: Pick<EventDetail, 'averageRating' | 'reviewCount'>;
}) {
  if (averageRating === null) return <p className="meta">{notEnoughRatings}</p>;
  return (
    <p className={classNames(eventSectionsStyles.average, 'meta row')}>
      <Star />
      <span>
        <b className="numeric">{averageRating.toFixed(1)}</b>{' '}
        <span>{`out of 5, ${reviewCount} ${reviewCount === 1 ? 'review' : 'reviews'}`}</span>
      </span>
    </p>
  );
}
