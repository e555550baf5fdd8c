import { Button } from '../../ui/Button';
import type { ManagedEvent } from '../../data/managed-events';
import { transitionLabels } from './transition-labels';
import { actionsOf, type EventAction, type EventActions } from './use-event-actions';
import styles from './EventButtons.module.css';

interface EventButtonsProps {
  readonly event: ManagedEvent;
  readonly actions: EventActions;
  /** Framed buttons, the one that says yes filled, where deciding is what the row is for. */
  readonly isDecision?: boolean;
}

/** What can be done with an event in its state. Each button names the event for whoever hears it alone. */
export function EventButtons({ event, actions, isDecision = false }: EventButtonsProps) {
  const { viewer, busyWith, start } = actions;
  const offered = actionsOf(event, viewer);
  return (isDecision ? offered.toReversed() : offered).map((action) => {
    const label = action === 'delete' ? 'Delete' : transitionLabels(action, viewer).label;
    const isBusy = busyWith?.eventId === event.id && busyWith.action === action;
    return (
      <Button
        key={action}
        kind={isDecision ? decisionKind(action) : 'ghost'}
        size="small"
        className={action === 'delete' || action === 'cancel' ? styles.endsIt : undefined}
        busy={isBusy && `${label}...`}
        disabled={busyWith !== null}
        aria-label={`${label} ${event.title}`}
        onClick={() => start(action, event)}
      >
        {label}
      </Button>
    );
  });
}

function decisionKind(action: EventAction): 'pine' | 'secondary' {
  return action === 'approve' ? 'pine' : 'secondary';
}
