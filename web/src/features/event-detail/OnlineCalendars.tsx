import type { EventDetail } from '@ascendant/contract/event';
import { paths } from '../../paths';
import { googleCalendarUrl, outlookCalendarUrl } from './calendar-links';

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
