import type { EventDetail } from '@ascendant/contract/event';
import { AddToCalendar } from './AddToCalendar';
import styles from './EventActions.module.css';
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
