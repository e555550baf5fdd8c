import type { ManagedEvent } from '../../data/managed-events';
import { RowActions } from '../../ui/table/RowActions';
import { eventRowActions, type MoreActions } from './event-row-actions';
import { actionLabel, type EventActions } from './use-event-actions';

interface EventRowActionsProps {
  readonly event: ManagedEvent;
  readonly actions: EventActions;
  readonly moreActions?: MoreActions | undefined;
}

/** An event's main action, and a menu of the others. While one is running, the others wait. */
export function EventRowActions({ event, actions, moreActions }: EventRowActionsProps) {
  const running = moreActions?.busy ?? runningOf(actions);
  return (
    <RowActions
      of={event.title}
      {...eventRowActions(event, actions, moreActions?.itemsFor(event))}
      running={running?.eventId === event.id ? running : null}
      isDisabled={running !== null}
    />
  );
}

function runningOf({ viewer, busyWith }: EventActions): MoreActions['busy'] {
  if (busyWith === null) return null;
  const label = actionLabel(busyWith.action, viewer);
  return { eventId: busyWith.eventId, label, text: `${label}...` };
}
