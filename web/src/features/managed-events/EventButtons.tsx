import type { ManagedEvent } from '../../data/managed-events';
import { Button } from '../../ui/button/Button';
import styles from './EventButtons.module.css';
import { transitionLabels } from './transition-labels';
import { actionsOf, type EventAction, type EventActions } from './use-event-actions';

interface EventButtonsProps {
  readonly event: ManagedEvent;
  readonly actions: EventActions;
  /** Outlined buttons, with the approving one filled, for rows that ask for a decision. */
  readonly isDecision?: boolean;
}

/** The actions available in an event's state. Each button's label names the event, for screen readers. */
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
