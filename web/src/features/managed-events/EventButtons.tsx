import type { ManagedEvent } from '../../data/managed-events';
import { Button } from '../../ui/button/Button';
import { actionLabel, actionsOf, type EventActions } from './use-event-actions';

interface EventButtonsProps {
  readonly event: ManagedEvent;
  readonly actions: EventActions;
}

/** The decisions about an event that waits for one, the approving one filled and last. Each button's label names the event, for screen readers. */
export function EventButtons({ event, actions: { viewer, busyWith, start } }: EventButtonsProps) {
  return actionsOf(event, viewer)
    .toReversed()
    .map((action) => (
      <Button
        key={action}
        kind={action === 'approve' ? 'pine' : 'secondary'}
        size="small"
        disabled={busyWith !== null}
        aria-label={`${actionLabel(action, viewer)} ${event.title}`}
        onClick={() => start(action, event)}
      >
        {actionLabel(action, viewer)}
      </Button>
    ));
}
