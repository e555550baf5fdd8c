import type { EventDetail } from '@ascendant/contract/event';
import type { Review } from '@ascendant/contract/opinion';
import { notEnoughRatings } from '@ascendant/domain/opinion/review';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { eventReviewsQuery } from '../../data/opinions';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { dayText, monthAndYear } from '../../ui/day-text';
import { ErrorState } from '../../ui/ErrorState';
import { localDay } from '../../ui/local-day';
import { Star, Stars } from '../../ui/Stars';
import eventSectionsStyles from './EventSections.module.css';

/** How many are shown before the list is expanded. */
const shownAtFirst = 3;
const tones = ['violet', 'blue', 'clay', 'pine'] as const;

interface ReviewsProps {
  readonly event: EventDetail;
  /** Where people who were there write their own. */
  readonly children?: ReactNode;
}

/** Reviews by people who went, with the organizer's responses (docs/rules/people.md, "Feedback and reviews"). */
export function Reviews({ event, children }: ReviewsProps) {
  const { data, isError, refetch } = useQuery(eventReviewsQuery(String(event.id)));
  const [isUnfolded, setUnfolded] = useState(false);
  const reviews = data ?? [];
  const shown = isUnfolded ? reviews : reviews.slice(0, shownAtFirst);
  return (
    <section className={eventSectionsStyles.section}>
      <div className="row space-between align-baseline wrap">
        <h2>Reviews</h2>
        <Average event={event} />
      </div>
      {isError ? (
        <ErrorState title="We couldn’t load the reviews" level={3} onRetry={() => void refetch()} />
      ) : (
        <ul className={eventSectionsStyles.reviews}>
          {shown.map((review, index) => (
            <ReviewItem key={review.id} review={review} tone={tones[index % tones.length] ?? 'pine'} event={event} />
          ))}
        </ul>
      )}
      <div className={classNames(eventSectionsStyles.actions, 'row wrap align-start')}>
        {reviews.length > shown.length ? (
          <Button onClick={() => setUnfolded(true)}>Show all {reviews.length} reviews</Button>
        ) : null}
        {children}
      </div>
    </section>
  );
}

/** The average once there are three reviews; until then, the specification's sentence. */
function Average({ event: { averageRating, reviewCount } }: { readonly event: EventDetail }) {
  if (averageRating === null) return <p className="meta">{notEnoughRatings}</p>;
  return (
    <p className={classNames(eventSectionsStyles.average, 'meta row')}>
      <Star />
      <span>
        <b className="numeric">{averageRating.toFixed(1)}</b> out of 5, {reviewCount}{' '}
        {reviewCount === 1 ? 'review' : 'reviews'}
      </span>
    </p>
  );
}

interface ReviewItemProps {
  readonly review: Review;
  readonly event: EventDetail;
  readonly tone: (typeof tones)[number];
}

function ReviewItem({ review, event, tone }: ReviewItemProps) {
  const [firstName = '', lastName = ''] = review.userName.split(' ');
  return (
    <li>
      <Avatar firstName={firstName} lastName={lastName} tone={tone} />
      <div className={eventSectionsStyles.tight}>
        <p className={classNames(eventSectionsStyles.reviewHead, 'row wrap space-between')}>
          <b className={eventSectionsStyles.name}>{review.userName}</b>
          <span className={classNames(eventSectionsStyles.reviewRating, 'row meta')}>
            <Stars rating={review.rating} />
            {monthAndYear(review.createdAt)}
          </span>
        </p>
        <p className={eventSectionsStyles.text}>{review.comment}</p>
        {review.editedAt === null ? null : (
          <p className="meta">Edited by Ascendant, {dayText(localDay(new Date(review.editedAt)), 'short')}</p>
        )}
        {review.response === null ? null : (
          <blockquote>
            <p className="meta">{responderLine(review, event)}</p>
            <p className={eventSectionsStyles.asWritten}>{review.response}</p>
          </blockquote>
        )}
      </div>
    </li>
  );
}

/** 'Organizer, Larch Valley Guides', or 'Ascendant' where an admin answered. */
function responderLine({ respondedAs }: Review, { organizerName }: EventDetail) {
  if (respondedAs === 'ascendant') return <b>Ascendant</b>;
  return (
    <>
      <b>Organizer</b>
      {organizerName ? `, ${organizerName}` : ''}
    </>
  );
}
