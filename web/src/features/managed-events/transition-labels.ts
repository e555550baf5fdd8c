import { fromWire } from '@ascendant/contract/money';
import type { EventTransition, EventStatus } from '@ascendant/domain/event/lifecycle';
import { formatDollars } from '@ascendant/domain/money';
import type { ToastMessage } from '../../ui/toast-store';
import type { ManagedEvent } from '../../data/managed-events';

/** Who looks: an organizer cancels what an admin disables; it is the same (specification 2, section 4 (States and transitions)). */
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
      return { title: 'Event published', description: 'Everybody can find and book it now.' };
    case 'approve':
      return { title: 'Event approved', description: 'It is published, and its organizer gets an e-mail.' };
    case 'return':
      return { title: 'Event returned', description: 'It is a draft again, and its organizer gets an e-mail.' };
    case 'unpublish':
      return { title: 'Event unpublished', description: 'It is a draft again.' };
    case 'cancel':
      return viewer === 'admin'
        ? { title: 'Event disabled', description: 'The event has been disabled and is no longer visible to users.' }
        : { title: 'Event cancelled', description: 'Everybody who booked gets an e-mail, and their money back.' };
  }
}

/** The toast after 'Send to Review'. */
export function sentToReview(adminCount: number): ToastMessage {
  const whom = adminCount === 1 ? '1 admin' : `${adminCount} admins`;
  return { title: 'Sent to review', description: `${whom} got an e-mail. You hear from us.` };
}

export const deleted: ToastMessage = {
  title: 'Event deleted',
  description: 'The event has been permanently deleted.',
};

export const deletionFailed = 'Failed to delete the event. Please try again.';

/** What cancelling an event means for the people who come, sentence by sentence. */
export function consequences({
  totalBookings,
  refundable,
  holds,
}: Pick<ManagedEvent, 'totalBookings' | 'refundable' | 'holds'>): readonly string[] {
  const paying = holds > 0 ? ['Whoever is paying right now gets their money back as well.'] : [];
  if (totalBookings === 0) return ['Nobody has booked it.', ...paying];
  const amount = fromWire(refundable);
  const booked = totalBookings === 1 ? '1 booking is cancelled' : `${totalBookings} bookings are cancelled`;
  const money =
    amount === 0
      ? `${booked}. They cost nothing, so nothing goes back.`
      : `${booked}, and ${formatDollars(amount)} goes back to the cards it came from.`;
  return [money, ...paying, 'Everybody gets an e-mail.'];
}
