import type { EventSummary } from '@ascendant/contract/event';
import { fewSeats } from '@ascendant/domain/event/limits';
import { Star } from '../../ui/chart/Stars';
import eventCardStyles from './EventCard.module.css';

/** How many seats are left when they're few, else the rating once enough reviews count (docs/rules/events.md, "Cards"). */
export function CardFigures({ event }: { readonly event: EventSummary }) {
  const { averageRating, reviewCount, seatsLeft, hasBegun } = event;
  const isRunningOut = seatsLeft > 0 && seatsLeft <= fewSeats && !hasBegun;
  if (isRunningOut)
    return (
      <span className={eventCardStyles.fewSeats}>{`${seatsLeft} ${seatsLeft === 1 ? 'seat' : 'seats'} left`}</span>
    );
  if (averageRating === null) return null;
  return (
    <span className={eventCardStyles.rating}>
      <Star />
      <b className="numeric">{averageRating.toFixed(1)}</b>
      <span className="visually-hidden">{` out of 5, (${reviewCount} reviews)`}</span>
    </span>
  );
}
