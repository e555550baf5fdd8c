import { useQuery } from '@tanstack/react-query';
import { eventDetailQuery } from '../../data/event';
import { useTransitionEvent } from '../../data/managed-events';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { showToast } from '../../ui/dialog/toast-store';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Skeleton } from '../../ui/layout/Skeleton';
import { ReviewedEvent } from './ReviewedEvent';
import { isFinalRefusal, refusalMessage, transitionLabels, transitionToast } from './transition-labels';
import type { EventDialogProps } from './use-reasoned-transition';

interface ApproveDialogProps extends EventDialogProps {
  /** Asks what needs to change instead. */
  readonly onReturn: () => void;
}

/** Shows everything about an event that waits for approval, and publishes it. */
export function ApproveDialog({ event, viewer, onClose, onDone, onReturn }: ApproveDialogProps) {
  // What the organizer has changed a moment ago counts.
  const { data, isError, refetch } = useQuery({ ...eventDetailQuery(String(event.id)), staleTime: 0 });
  const request = useTransitionEvent();
  const { to, failed } = transitionLabels('approve', viewer);
  const approve = () =>
    request.mutate(
      { event, to },
      {
        onSuccess: () => {
          showToast(transitionToast('approve', viewer));
          onDone();
        },
        onError: (error) => {
          showToast({ title: 'Error', description: refusalMessage(error, failed), tone: 'bad' });
          if (isFinalRefusal(error)) onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title="Approve this event?"
      width="wide"
      footer={
        <div className="row align-end">
          <Button kind="ghost" onClick={onClose}>
            Not now
          </Button>
          <Button onClick={onReturn}>Return</Button>
          <Button kind="pine" busy={request.isPending && 'Processing...'} disabled={!data} onClick={approve}>
            Approve event
          </Button>
        </div>
      }
    >
      {data ? <ReviewedEvent event={data} /> : null}
      {isError || data === null ? (
        <ErrorState title="We couldn’t load this event" level={3} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined && !isError ? <Skeleton shape="plate" /> : null}
    </Dialog>
  );
}
