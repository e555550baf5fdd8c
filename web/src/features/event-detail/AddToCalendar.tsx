import type { EventDetail } from '@ascendant/contract/event';
import { paths } from '../../paths';
import { useHydrated } from '../../ui/use-hydrated';
import { ActionMenu } from './ActionMenu';
import { googleCalendarUrl, outlookCalendarUrl } from './calendar-links';

/** The ways to put an event that's still to come into one's own calendar. */
export function AddToCalendar({ event }: { readonly event: EventDetail }) {
  // Only the browser knows the site's address.
  const site = useHydrated() ? window.location.origin : '';
  const url = site + paths.event(event.id);
  return (
    <ActionMenu icon="cal" label="Add to calendar">
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
      <li>
        <a href={paths.eventCalendarFile(event.id)}>Calendar file (.ics)</a>
      </li>
    </ActionMenu>
  );
}
