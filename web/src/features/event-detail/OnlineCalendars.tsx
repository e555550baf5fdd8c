import type { EventDetail } from '@ascendant/contract/event';
import { paths } from '../../paths';

/** The calendars that are websites. */
export function OnlineCalendars({ event }: { readonly event: EventDetail }) {
  const url = window.location.origin + paths.event(event.id);
  return (
    <>
      <li>
        <a href={googleCalendarUrl(event, url)} target="_blank" rel="noreferrer">
          Google Calendar
        </a>
      </li>
      <li>
        <a href={outlookCalendarUrl(event, url)} target="_blank" rel="noreferrer">
          Outlook
        </a>
      </li>
    </>
  );
}

type Timed = Pick<EventDetail, 'title' | 'location' | 'startDate' | 'endDate' | 'startTime' | 'endTime' | 'timezone'> &
  Pick<EventDetail, 'startsAt' | 'endsAt'>;

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
    startdt: event.startsAt,
    enddt: event.endsAt,
    location: event.location,
    body: url,
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query}`;
}
