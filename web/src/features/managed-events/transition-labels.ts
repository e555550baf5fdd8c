import type { EventStatus, EventTransition } from '@ascendant/domain/event/lifecycle';
import { ApiError } from '../../api/api-error';
import type { ToastMessage } from '../../ui/dialog/toast-store';

/** Refusals that trying again can change: the first call is still running, or the person hasn't confirmed yet that it's them. */
const passing: readonly string[] = ['in_progress', 'confirmation_required'];

/** Who's looking: what an organizer cancels, an admin disables; it's the same transition (specification 2, section 4 (States and transitions)). */
export type Viewer = 'organizer' | 'admin';

/** The button of a transition, the status it asks for, and the message when it fails. */
interface TransitionLabels {
  readonly label: string;
  readonly to: EventStatus;
  readonly failed: string;
}

const labels: Readonly<Record<EventTransition, TransitionLabels>> = {
  publish: { label: 'Publish', to: 'published', failed: 'Failed to publish the event. Please try again.' },
  request_review: { label: 'Send to Review', to: 'pending_approval', failed: 'Failed to send review request' },
  approve: { label: 'Approve', to: 'published', failed: 'Failed to approve the event. Please try again.' },
  return: { label: 'Return', to: 'draft', failed: 'Failed to return the event. Please try again.' },
  unpublish: { label: 'Unpublish', to: 'draft', failed: 'Failed to unpublish the event. Please try again.' },
  cancel: { label: 'Disable', to: 'cancelled', failed: 'Failed to disable the event. Please try again.' },
};

export function transitionLabels(transition: EventTransition, viewer: Viewer): TransitionLabels {
  if (transition !== 'cancel' || viewer === 'admin') return labels[transition];
  return { ...labels.cancel, label: 'Cancel', failed: 'Failed to cancel the event. Please try again.' };
}

/** The toast after a transition. Source: specification 2, section 8 (Error catalogue). */
export function transitionToast(transition: Exclude<EventTransition, 'request_review'>, viewer: Viewer): ToastMessage {
  switch (transition) {
    case 'publish':
      return { title: 'Event published', description: 'Anyone can now find and book it.' };
    case 'approve':
      return { title: 'Event approved', description: 'It’s published. We’ll email its organizer.' };
    case 'return':
      return { title: 'Event returned', description: 'It’s a draft again. We’ll email its organizer.' };
    case 'unpublish':
      return { title: 'Event unpublished', description: 'It’s a draft again.' };
    case 'cancel':
      return viewer === 'admin'
        ? { title: 'Event disabled', description: 'The event has been disabled and is no longer visible to users.' }
        : { title: 'Event cancelled', description: 'We’ll email and refund everyone who booked.' };
  }
}

export const deleted: ToastMessage = {
  title: 'Event deleted',
  description: 'The event has been permanently deleted.',
};

export const deletionFailed = 'Failed to delete the event. Please try again.';

/** Whether the refusal is final: trying again would give the same answer. */
export function isFinalRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && [403, 404, 409].includes(error.status) && !passing.includes(error.code);
}

/** The server's message if its refusal is final or it asks to wait; otherwise the error catalogue's. */
export function refusalMessage(error: unknown, fallback: string): string {
  const speaks = isFinalRefusal(error) || (error instanceof ApiError && [403, 429].includes(error.status));
  return (speaks && error.sentence) || fallback;
}
