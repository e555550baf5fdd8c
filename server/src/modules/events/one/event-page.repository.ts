import type { NextDates } from '@ascendant/contract/event-series';
import { maxNextDates } from '@ascendant/domain/list-limits';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { eventPictures } from '../../../../db/schema/event-pictures';
import { eventSeries } from '../../../../db/schema/event-series';
import { events } from '../../../../db/schema/events';
import { uploads } from '../../../../db/schema/uploads';
import { users } from '../../../../db/schema/users';
import { waivers } from '../../../../db/schema/waivers';
import { builtOnce } from '../../../database/built-once';
import type { Queryable } from '../../../database/database';
import { extrasOnDate } from '../../../database/extras.repository';
import { listedIn } from '../../../database/listed-events';
import { eventColumns, isAmong, recordOf } from '../list/event-columns.repository';
import { pictureOf, type PictureRow } from '../pictures/gallery.repository';

const next = alias(events, 'next_date');

/** What an event's page shows and lists don't. */
const pageColumns = {
  pictures: sql<
    readonly PictureRow[]
  >`(select coalesce(json_agg(json_build_object('file', ${eventPictures.file}, 'alt', ${eventPictures.alt},
    'width', ${uploads.width}, 'height', ${uploads.height}) order by ${eventPictures.position}), '[]')
    from ${eventPictures} join ${uploads} on ${uploads.name} = ${eventPictures.file} where ${eventPictures.eventId} = ${events.id})`,
  /** What people who come are asked to sign; null for nothing. */
  waiver: sql<{ readonly title: string; readonly text: string } | null>`(select case when ${waivers.endedAt} is null
    then json_build_object('title', ${waivers.title}, 'text', ${waivers.text}) end
    from ${waivers} where ${waivers.seriesId} = ${events.seriesId} order by ${waivers.version} desc limit 1)`,
  groupPrices: eventSeries.groupPrices,
  priceTypes: eventSeries.priceTypes,
  extras: extrasOnDate(eventSeries.extras),
  /** The next dates of its series; null if it never had another. */
  dates: sql<NextDates | null>`case when ${events.hasOtherDates} then (select json_agg(date) from (
    select ${next.id}, ${next.startDate} as "startDate", ${next.startTime} as "startTime", ${next.endDate} as "endDate", ${next.endTime} as "endTime"
    from events as next_date where ${next.hasOtherDates} and ${next.seriesId} = ${events.seriesId} and ${listedIn(next)} and ${next.startsAt} > now()
    order by ${next.startsAt}, ${next.id} limit ${sql.raw(String(maxNextDates))}) as date) end`,
};

const eventsWithPages = builtOnce((db) => {
  const { ratings, columns } = eventColumns(db);
  return db
    .select({ ...columns, ...pageColumns })
    .from(events)
    .innerJoin(eventSeries, eq(eventSeries.id, events.seriesId))
    .leftJoin(users, eq(users.id, events.organizerId))
    .leftJoin(ratings, eq(ratings.eventId, events.id))
    .where(isAmong(events.id));
});

/** An event with everything that its page shows, in one statement; null for an unknown one. */
export async function findEventPage(db: Queryable, id: number) {
  const [found] = await eventsWithPages(db).execute({ ids: [id] });
  if (!found) return null;
  const { pictures, waiver, groupPrices, priceTypes, extras, dates, ...event } = found;
  const record = recordOf(event);
  return {
    ...record,
    gallery: pictures.map(pictureOf),
    waiver,
    groupPrices,
    priceTypes,
    extras,
    nextDates: record.datesToCome > 1 && dates !== null ? dates : [],
  };
}

export type EventPage = NonNullable<Awaited<ReturnType<typeof findEventPage>>>;
