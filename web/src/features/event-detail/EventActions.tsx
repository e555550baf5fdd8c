import type { EventDetail } from '@ascendant/contract/event';
import styles from './EventActions.module.css';
import { SaveButton } from './SaveButton';

/** What one can do with an event besides booking it. */
export function EventActions({ event }: { readonly event: EventDetail }) {
  return (
    <div className={styles.actions}>
      <SaveButton event={event} />
    </div>
  );
}
