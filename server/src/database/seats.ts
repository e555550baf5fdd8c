import { holdMinutes, waitlistOfferHours } from '@ascendant/domain/booking/hold';
import { sql } from 'drizzle-orm';
import { events } from '../../db/schema/events';
import { holdKeepsPlaces, holds } from '../../db/schema/holds';
import { offerKeepsPlaces, waitlistOffers } from '../../db/schema/waitlist';

/** A hold that keeps its places, and whose time isn't over by the database's clock. */
export const isLiveHold = sql`(${holdKeepsPlaces(holds)} and ${holds.expiresAt} > now())`;

/** A hold whose time is over while its places haven't been given back yet; to a buyer they are free. */
export const isRunOutHold = sql`(${holdKeepsPlaces(holds)} and ${holds.expiresAt} <= now())`;

/** An offer that keeps its places, and whose time isn't over by the database's clock. */
export const isOpenOffer = sql`(${offerKeepsPlaces(waitlistOffers)} and ${waitlistOffers.expiresAt} > now())`;

/** When a hold made now runs out, by the database's clock (rule PAY-18). */
export const holdExpiry = sql`now() + make_interval(mins => ${holdMinutes}::int)`;

/** When an offer made now runs out, by the database's clock (rule PAY-18). */
export const offerExpiry = sql`now() + make_interval(hours => ${waitlistOfferHours}::int)`;

/** People in confirmed bookings, holds and offers of an event, as the triggers count them. */
export const placesTaken = sql<number>`(${events.placesConfirmed} + ${events.placesHeld})`;

/** Capacity less the places taken. Run-out holds still count as taken until they are lapsed under the event's lock. */
export const seatsLeft = sql<number>`(${events.capacity} - ${placesTaken})`;
