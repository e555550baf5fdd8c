import { useDeleteEvent } from '../../data/managed-events';
import { showToast } from '../../ui/dialog/toast-store';
import { EventQuestion } from './EventQuestion';
import { isFinalRefusal, refusalMessage, deleted, deletionFailed } from './transition-labels';
import type { EventDialogProps } from './use-reasoned-transition';

/** Confirms the permanent deletion of a draft. */
export function DeleteDialog({ event, onClose, onDone }: Omit<EventDialogProps, 'viewer'>) {
  const request = useDeleteEvent();
  const submit = () =>
    request.mutate(event, {
      onSuccess: () => {
        showToast(deleted);
        onDone();
      },
      onError: (error) => {
        showToast({ title: 'Error', description: refusalMessage(error, deletionFailed), tone: 'bad' });
        if (isFinalRefusal(error)) onClose();
      },
    });
  return (
    <EventQuestion
      title="Delete this event?"
      eventTitle={event.title}
      doLabel="Delete event"
      isFinal
      busy={request.isPending && 'Deleting...'}
      onClose={onClose}
      onDo={submit}
    >
      <p>The draft will be permanently deleted. This action cannot be undone.</p>
    </EventQuestion>
  );
}
