import type { EventDetail } from '@ascendant/contract/event';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/Icon';
import { useHydrated } from '../../ui/use-hydrated';
import styles from './AddToCalendar.module.css';
import { googleCalendarUrl, outlookCalendarUrl } from './calendar-links';

/** The ways to put an event that's still to come into one's own calendar. */
export function AddToCalendar({ event }: { readonly event: EventDetail }) {
  // Only the browser knows the site's address.
  const site = useHydrated() ? window.location.origin : '';
  const url = site + paths.event(event.id);
  return (
    <details className={styles.calendars}>
      <summary className={buttonClass({ size: 'small' })}>
        <Icon name="cal" size="small" />
        Add to calendar
      </summary>
      <ul>
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
      </ul>
    </details>
  );
}
