import type { EventDetail } from '@ascendant/contract/event';
import { Suspense, type ComponentType } from 'react';
import { lazyPage } from '../../lazy-page';
import { paths } from '../../paths';
import { useIdle } from '../../ui/late/when-idle';
import { ActionMenu } from './ActionMenu';
import styles from './EventActions.module.css';
import { SaveButton } from './SaveButton';
import { ShareButton } from './ShareButton';

/** Loaded when the browser is idle; without it, the file is still there. */
const OnlineCalendars = lazyPage(async (): Promise<ComponentType<{ event: EventDetail }>> => {
  try {
    return (await import('./OnlineCalendars')).OnlineCalendars;
  } catch {
    return () => null;
  }
});

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
  const isIdle = useIdle();
  return (
    <ActionMenu icon="cal" label="Add to calendar">
      {isIdle ? (
        <Suspense fallback={null}>
          <OnlineCalendars event={event} />
        </Suspense>
      ) : null}
      <li>
        <a href={paths.eventCalendarFile(event.id)}>Calendar file (.ics)</a>
      </li>
    </ActionMenu>
  );
}
