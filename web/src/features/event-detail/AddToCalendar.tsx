import type { EventDetail } from '@ascendant/contract/event';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { paths } from '../../paths';
import { onFirstAction } from '../../ui/late/first-action';
import { ActionMenu } from './ActionMenu';

/** Loaded when someone first acts; without it, the file is still there. */
const OnlineCalendars = lazy(async (): Promise<{ default: ComponentType<{ event: EventDetail }> }> => {
  try {
    return { default: (await import('./OnlineCalendars')).OnlineCalendars };
  } catch {
    return { default: () => null };
  }
});

/** The ways to put an event that's still to come into one's own calendar. */
export function AddToCalendar({ event }: { readonly event: EventDetail }) {
  const [hasActed, setActed] = useState(false);
  useEffect(() => onFirstAction(() => setActed(true)), []);
  return (
    <ActionMenu icon="cal" label="Add to calendar">
      {hasActed ? (
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
