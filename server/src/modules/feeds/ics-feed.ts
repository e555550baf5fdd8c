import { setImmediate } from 'node:timers/promises';
import { productName } from '@ascendant/domain/site/brand';
import { createEvents, type EventAttributes } from 'ics';
import { foldedCalendar, utcParts } from '../../calendar/folded-calendar';
import type { Feed } from './feed.service';
import type { FeedEvent } from './feeds.repository';

/** The library takes a millisecond for each entry, and no request waits for more than a few of them. */
const entriesAtOnce = 2;

const entries = /BEGIN:VEVENT[^]*END:VEVENT\r\n/;

/** A feed as a calendar to subscribe to. An event keeps its entry when it changes. */
export async function icsFeed({ title, site, events }: Feed): Promise<string> {
  const calendar = calendarOf(title, []);
  const written: string[] = [];
  for (let at = 0; at < events.length; at += entriesAtOnce) {
    const some = events.slice(at, at + entriesAtOnce).map((event) => ({ ...entry(event, site), ...stamp(event) }));
    written.push(entries.exec(calendarOf(title, some))?.[0] ?? '');
    await setImmediate();
  }
  return calendar.replace('END:VCALENDAR', () => `${written.join('')}END:VCALENDAR`);
}

function calendarOf(title: string, events: EventAttributes[]): string {
  const { error, value } = createEvents(events, { calName: title, productId: productName, method: 'PUBLISH' });
  if (error || typeof value !== 'string') throw new RangeError('the feed has no calendar', { cause: error });
  return foldedCalendar(value);
}

function entry({ id, title, location, startsAt, endsAt, version, ...place }: FeedEvent, site: string): EventAttributes {
  const url = `${site}/events/${id}`;
  // Where people meet, or else the town.
  const latitude = place.meetingLatitude ?? place.latitude;
  const longitude = place.meetingLongitude ?? place.longitude;
  return {
    uid: `event-${id}@ascendant.mail`,
    title,
    location,
    description: url,
    url,
    ...(latitude !== null && longitude !== null ? { geo: { lat: latitude, lon: longitude } } : {}),
    start: utcParts(startsAt),
    startInputType: 'utc',
    end: utcParts(endsAt),
    endInputType: 'utc',
    status: 'CONFIRMED',
    // A calendar that has the entry takes a later start only with a higher number.
    sequence: version - 1,
  };
}

/** When the entry was last changed, instead of now: a feed without changes stays the same. The library's types leave it out. */
function stamp({ updatedAt }: FeedEvent): { readonly timestamp: number } {
  return { timestamp: updatedAt.getTime() };
}
