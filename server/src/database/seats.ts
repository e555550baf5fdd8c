import { holdMinutes, waitlistOfferHours } from '@ascendant/domain/booking/hold';
import { sql } from 'drizzle-orm';
import { events } from '../../db/schema/events';
import { holdKeepsSeats, holds } from '../../db/schema/holds';
import { offerKeepsSeats, waitlistOffers } from '../../db/schema/waitlist';

/** A hold that keeps its seats, and whose time isn't over by the database's clock. */
export const isLiveHold = sql`(${holdKeepsSeats(holds)} and ${holds.expiresAt} > now())`;

/** A hold whose time is over while its seats haven't been given back yet; to a buyer they are free. */
export const isRunOutHold = sql`(${holdKeepsSeats(holds)} and ${holds.expiresAt} <= now())`;

/** An offer that keeps its seats, and whose time isn't over by the database's clock. */
export const isOpenOffer = sql`(${offerKeepsSeats(waitlistOffers)} and ${waitlistOffers.expiresAt} > now())`;

/** When a hold made now runs out, by the database's clock (rule PAY-18). */
export const holdExpiry = sql`now() + make_interval(mins => ${holdMinutes}::int)`;

/** When an offer made now runs out, by the database's clock (rule PAY-18). */
export const offerExpiry = sql`now() + make_interval(hours => ${waitlistOfferHours}::int)`;

/** People in confirmed bookings, holds and offers of an event, as the triggers count them. */
export const seatsTaken = sql<number>`(${events.seatsConfirmed} + ${events.seatsHeld})`;

/** Capacity less the seats taken. Run-out holds still count as taken until they are lapsed under the event's lock. */
export const seatsLeft = sql<number>`(${events.capacity} - ${seatsTaken})`;
