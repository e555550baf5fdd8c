import { channelPattern } from '@ascendant/domain/channel/widget';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bookings } from './bookings';
import { createdAt, id } from './columns';

/** Visits of the widget on other sites, for a day: which booking one led to (rule WID-02). No person is in it. */
export const widgetVisits = pgTable(
  'widget_visits',
  {
    id: id(),
    /** SHA-256 of the visit's secret, which the widget made. */
    tokenHash: text('token_hash').notNull(),
    /** What its booking is counted under. */
    channel: text('channel').notNull(),
    /** The site that showed it, as it said; null if it didn't. */
    origin: text('origin'),
    /** Its last order; null until there's one. */
    bookingId: integer('booking_id').references(() => bookings.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (visit) => [
    unique('widget_visits_token_unique').on(visit.tokenHash),
    index('widget_visits_booking_id').on(visit.bookingId),
    index('widget_visits_created_at').on(visit.createdAt),
    check('widget_visits_channel', sql`${visit.channel} ~ ${sql.raw(`'${channelPattern.source}'`)}`),
  ],
);
