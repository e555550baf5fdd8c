import { trimmedLines } from '@ascendant/domain/plain-text';
import { useState } from 'react';
import { useTransitionEvent, type ManagedEvent } from '../../data/managed-events';
import { showToast } from '../../ui/dialog/toast-store';
import { isFinalRefusal, refusalMessage, transitionLabels, transitionToast, type Viewer } from './transition-labels';

/** The event of an open dialog, and what to do when it closes. */
export interface EventDialogProps {
  readonly event: ManagedEvent;
  readonly viewer: Viewer;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** A transition with a reason. Sending the same reason again repeats the same request, and a final refusal closes the dialog. */
export function useReasonedTransition(
  transition: 'cancel' | 'return',
  {
    event,
    viewer,
    onClose,
    onDone,
  }: Omit<EventDialogProps, 'event'> & { readonly event: Pick<ManagedEvent, 'id' | 'title'> },
) {
  const [reason, setReason] = useState('');
  const request = useTransitionEvent();
  const { to, failed } = transitionLabels(transition, viewer);
  const submit = () =>
    request.mutate(
      { event, to, reason: trimmedLines(reason) },
      {
        onSuccess: () => {
          showToast(transitionToast(transition, viewer));
          onDone();
        },
        onError: (error) => {
          showToast({ title: 'Error', description: refusalMessage(error, failed), tone: 'bad' });
          if (isFinalRefusal(error)) onClose();
        },
      },
    );
  return { reason, setReason, submit, isBusy: request.isPending };
}
