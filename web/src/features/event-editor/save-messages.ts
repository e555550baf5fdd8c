import { datesText } from '@ascendant/domain/event/dates-edit-text';
import { ApiError, errorSentence } from '../../api/api-error';
import { sentToReview } from '../../fields/sent-to-review';
import type { ToastMessage } from '../../ui/dialog/toast-store';
import { SaveError, type Saved } from './save-event';
import type { SaveGoal } from './save-goal';

/** The toast after a save. */
export function savedToast(goal: SaveGoal, { event, adminCount, dates }: Saved): ToastMessage {
  if (adminCount !== null) return sentToReview(adminCount);
  if (goal === 'send') return { title: 'Event published', description: 'Anyone can now find and book it.' };
  if (dates !== null) return { title: `${datesText(dates)} updated` };
  return event.status === 'draft' ? { title: 'Draft saved' } : { title: 'Event updated' };
}

/** The toast after a save that failed. Source: specification 2, section 8 (Error catalogue). */
export function failedToast(isNew: boolean, error: unknown): ToastMessage {
  const { step, cause } = error instanceof SaveError ? error : { step: 'fields' as const, cause: error };
  if (isOffline(cause)) {
    return { title: isNew ? createFailed : 'Update Failed', description: offlineSentence, tone: 'bad' };
  }
  if (isNew) return { title: createFailed, description: errorSentence(cause, createFailed), tone: 'bad' };
  if (step === 'status') return { title: 'Error', description: errorSentence(cause, sendFailed), tone: 'bad' };
  const fixed = step === 'picture' || step === 'upload' ? 'Failed to upload image' : 'Failed to update event';
  return { title: 'Update Failed', description: explained(cause, fixed), tone: 'bad' };
}

const createFailed = 'Failed to create event';
const sendFailed = 'Failed to send review request';
const offlineSentence = 'We couldn’t reach the server. Your changes are saved on this device.';

/** The catalogue's text, and the server's reason where trying again wouldn't help. */
function explained(cause: unknown, fixed: string): string {
  const reason = cause instanceof ApiError && cause.status < 500 ? cause.sentence : null;
  return reason === null ? fixed : `${fixed}. ${reason}`;
}

function isOffline(cause: unknown): boolean {
  return cause instanceof TypeError;
}
