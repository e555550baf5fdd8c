import { canDeleteEvent, possibleTransitions, type EventTransition } from '@ascendant/domain/event/lifecycle';
import { useState } from 'react';
import {
  useReadManagedEventsAgain,
  useRequestReview,
  useTransitionEvent,
  type ManagedEvent,
} from '../../data/managed-events';
import { sentToReview } from '../../fields/sent-to-review';
import { showToast, type ToastMessage } from '../../ui/dialog/toast-store';
import { focusEvent } from './focus-event';
import { refusalMessage, transitionLabels, transitionToast, type Viewer } from './transition-labels';
import { useSalesSwitch } from './use-sales-switch';

/** An action that needs a confirmation first. */
export interface Asked {
  readonly kind: 'approve' | 'cancel' | 'return' | 'delete' | 'listing';
  readonly event: ManagedEvent;
}

export type EventAction = EventTransition | 'delete';

/** What `start` can be asked for: an action, the dialog about who can find the event, or the switch of its sales. */
type Started = EventAction | 'listing' | 'sales';

/** The actions available on an event now, in the order of its buttons. */
export function actionsOf({ status }: ManagedEvent, viewer: Viewer): readonly EventAction[] {
  const transitions = possibleTransitions(status, viewer).filter(
    (transition) => viewer === 'organizer' || transition !== 'request_review',
  );
  return canDeleteEvent(status) ? [...transitions, 'delete'] : transitions;
}

export function actionLabel(action: EventAction, viewer: Viewer): string {
  return action === 'delete' ? 'Delete' : transitionLabels(action, viewer).label;
}

export interface EventActions {
  readonly viewer: Viewer;
  readonly asked: Asked | null;
  /** The event whose status is changing without a dialog; null if none. */
  readonly busyWith: { readonly eventId: number; readonly action: EventAction } | null;
  readonly start: (action: Started, event: ManagedEvent) => void;
  readonly close: () => void;
  /** Called when the dialog's action is done. */
  readonly finish: () => void;
}

/** Runs actions that need no confirmation immediately, and confirms the others. */
export function useEventActions(viewer: Viewer): EventActions {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [busyWith, setBusyWith] = useState<EventActions['busyWith']>(null);
  const readAgain = useReadManagedEventsAgain();
  const transition = useTransitionEvent();
  const review = useRequestReview();
  const switchSales = useSalesSwitch();

  const failed = (action: EventTransition) => (error: unknown) =>
    showToast({
      title: 'Error',
      description: refusalMessage(error, transitionLabels(action, viewer).failed),
      tone: 'bad',
    });
  const done = () => setBusyWith(null);
  const succeed = (event: ManagedEvent, toast: ToastMessage) => {
    showToast(toast);
    focusEvent(event.id);
  };
  const close = () => setAsked(null);
  const finish = () => {
    close();
    if (asked) focusEvent(asked.event.id);
  };

  const start = (action: Started, event: ManagedEvent) => {
    if (action === 'sales') return switchSales(event);
    if (action === 'listing') return setAsked({ kind: action, event });
    if (action === 'approve' || action === 'cancel' || action === 'return' || action === 'delete') {
      // Decisions need current numbers.
      readAgain.mutate();
      return setAsked({ kind: action, event });
    }
    setBusyWith({ eventId: event.id, action });
    if (action === 'request_review') {
      return review.mutate(event, {
        onSuccess: ({ adminCount }) => succeed(event, sentToReview(adminCount)),
        onError: failed(action),
        onSettled: done,
      });
    }
    transition.mutate(
      { event, to: transitionLabels(action, viewer).to },
      { onSuccess: () => succeed(event, transitionToast(action, viewer)), onError: failed(action), onSettled: done },
    );
  };

  return { viewer, asked, busyWith, start, close, finish };
}
