import { sql } from 'drizzle-orm';
import { events } from '../../db/schema/events';
import { users } from '../../db/schema/users';
import { hostNameOf } from '../database/organizations.repository';

/** What emails say of the event that a booking is for. */
export const mailedEvent = {
  title: events.title,
  location: events.location,
  timezone: events.timezone,
  startDate: events.startDate,
  startTime: events.startTime,
  endDate: events.endDate,
  endTime: events.endTime,
};

/** The name of its organizer; '' once their account is deleted. */
export const mailedOrganizer = sql<string>`coalesce((select ${hostNameOf(users)} from ${users} where ${users.id} = ${events.organizerId}), '')`;
