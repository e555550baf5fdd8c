import type { EventDetail } from '@ascendant/contract/event';
import { paths } from '../../paths';
import { useHydrated } from '../../ui/late/use-hydrated';
import { ActionMenu } from './ActionMenu';
import styles from './EventActions.module.css';
import { OnlineCalendars } from './OnlineCalendars';
import { SaveButton } from './SaveButton';
import { ShareButton } from './ShareButton';

/** What one can do with an event besides booking it. */
export function EventActions({ event }: { readonly event: EventDetail }) {
  return (
    <div className={styles.actions}>
      <ShareButton event={event} />
      <SaveButton event={event} />
      {event.status === 'published' && !event.hasBegun ? <AddToCalendar event={event} /> : null}
    </div>
  );
}

/** The ways to put an event that's still to come into one's own calendar. */
function AddToCalendar({ event }: { readonly event: EventDetail }) {
  // Only the browser knows the site's address.
  const isHydrated = useHydrated();
  return (
    <ActionMenu icon="cal" label="Add to calendar">
      {isHydrated ? <OnlineCalendars event={event} /> : null}
      <li>
        <a href={paths.eventCalendarFile(event.id)}>Calendar file (.ics)</a>
      </li>
    </ActionMenu>
  );
}
