import { holdMinutes, waitlistOfferHours } from '@ascendant/domain/booking/hold';
import { sql, type SQLWrapper } from 'drizzle-orm';
import { events } from '../../db/schema/events';
import { holdKeepsSeats, holds } from '../../db/schema/holds';
import { offerKeepsSeats, waitlistOffers } from '../../db/schema/waitlist';

/** A live hold: it keeps its seats and hasn't run out by the database's clock. */
export const isLiveHold = sql`(${holdKeepsSeats(holds)} and ${holds.expiresAt} > now())`;

/** A hold that has run out but hasn't lapsed yet. The counts still include its seats; a buyer can have them. */
export const isRunOutHold = sql`(${holdKeepsSeats(holds)} and ${holds.expiresAt} <= now())`;

/** An open offer: it keeps its seats and hasn't run out by the database's clock. */
export const isOpenOffer = sql`(${offerKeepsSeats(waitlistOffers)} and ${waitlistOffers.expiresAt} > now())`;

/** When a hold made now runs out, by the database's clock (rule PAY-18). */
export const holdExpiry = sql`now() + make_interval(mins => ${holdMinutes}::int)`;

/** When an offer made now runs out, by the database's clock (rule PAY-18). */
export const offerExpiry = sql`now() + make_interval(hours => ${waitlistOfferHours}::int)`;

/** What decides when booking closes: the columns of `events`, or of a subquery that has them. */
type SalesColumns = Readonly<Record<'startsAt' | 'cutOffHours' | 'salesPausedAt', SQLWrapper>>;

/**
 * When booking of a date closes: as many hours before its start as it says. While sales are paused, that's long ago: a buyer whose transaction
 * began before the pause has an earlier now.
 */
export const salesEndOf = ({ startsAt, cutOffHours, salesPausedAt }: SalesColumns) =>
  sql<Date>`(case when ${salesPausedAt} is null then ${startsAt} - make_interval(hours => ${cutOffHours}) else '-infinity' end)`;
export const salesEnd = salesEndOf(events);

/** Seats of an event in confirmed bookings, holds and offers, as the triggers count them. */
export const seatsTaken = sql<number>`(${events.seatsConfirmed} + ${events.seatsHeld})`;

/** Capacity, or what its boats and guides are enough for, less the seats taken. Holds that have run out count as taken until they lapse under the event's lock. */
export const seatsLeft = sql<number>`(least(${events.capacity}, case when ${events.coveredSeats} is not null then coverable_seats(${events.id}) end) - ${seatsTaken})`;
