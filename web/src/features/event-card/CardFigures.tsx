import type { EventSummary } from '@ascendant/contract/event';
import { fewSeats } from '@ascendant/domain/event/limits';
import { Star } from '../../ui/chart/Stars';
import eventCardStyles from './EventCard.module.css';

/** The rating, once enough reviews count, and how many seats are left when they're few (docs/rules/events.md, "Cards"). */
export function CardFigures({ event }: { readonly event: EventSummary }) {
  const { averageRating, reviewCount, seatsLeft, hasBegun } = event;
  const isRunningOut = seatsLeft > 0 && seatsLeft <= fewSeats && !hasBegun;
  return (
    <>
      {averageRating === null ? null : (
        <span className={eventCardStyles.rating}>
          <Star />
          <b className="numeric">{averageRating.toFixed(1)}</b>
          <span className="visually-hidden"> out of 5, </span>
          <span className="numeric">
            <span>{`(${reviewCount}`}</span>
            <span className="visually-hidden"> reviews</span>)
          </span>
        </span>
      )}
      {isRunningOut ? (
        <span className={eventCardStyles.fewSeats}>{`${seatsLeft} ${seatsLeft === 1 ? 'seat' : 'seats'} left`}</span>
      ) : null}
    </>
  );
}
