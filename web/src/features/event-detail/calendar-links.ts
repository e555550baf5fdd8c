import type { EventDetail } from '@ascendant/contract/event';

type Timed = Pick<EventDetail, 'title' | 'location' | 'startDate' | 'endDate' | 'startTime' | 'endTime' | 'timezone'>;

/** The page on which Google's calendar adds an event: in the event's own zone. @param url the event's page */
export function googleCalendarUrl(event: Timed, url: string): string {
  const moment = (day: string, time: string) => `${day.slice(0, 10)}T${time}00`.replaceAll(/[-:]/g, '');
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${moment(event.startDate, event.startTime)}/${moment(event.endDate, event.endTime)}`,
    ctz: event.timezone,
    location: event.location,
    details: url,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** The same for Outlook, which takes instants. */
export function outlookCalendarUrl(event: Timed, url: string): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.title,
    startdt: instantOf(event.startDate, event.startTime, event.timezone),
    enddt: instantOf(event.endDate, event.endTime, event.timezone),
    location: event.location,
    body: url,
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query}`;
}

/** The instant of a local clock time, ISO 8601 in UTC. In the hour that's skipped in spring, an hour later. */
function instantOf(day: string, time: string, zone: string): string {
  const asUtc = Date.parse(`${day.slice(0, 10)}T${time}:00Z`);
  const first = asUtc - offsetMs(asUtc, zone);
  return new Date(asUtc - offsetMs(first, zone)).toISOString();
}

/** How far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
function offsetMs(instant: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) - instant;
}
