import { useTransitionEvent } from '../../data/managed-events';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { showToast } from '../../ui/dialog/toast-store';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Skeleton } from '../../ui/layout/Skeleton';
import { ReviewedEvent, useReviewed } from './ReviewedEvent';
import { isFinalRefusal, refusalMessage, transitionLabels, transitionToast } from './transition-labels';
import type { EventDialogProps } from './use-reasoned-transition';

interface ApproveDialogProps extends EventDialogProps {
  /** Asks what needs to change instead. */
  readonly onReturn: () => void;
}

/** Shows everything about an event that waits for approval, and publishes it. */
export function ApproveDialog({ event, viewer, onClose, onDone, onReturn }: ApproveDialogProps) {
  const { reviewed, isError, refetch } = useReviewed(event.id);
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
      onClose={onClose}
      title="Approve this event?"
      width="wide"
      footer={
        <div className="row align-end">
          <Button kind="ghost" onClick={onClose}>
            Not now
          </Button>
          <Button onClick={onReturn}>Return</Button>
          <Button kind="pine" busy={request.isPending && 'Processing...'} disabled={!reviewed} onClick={approve}>
            Approve event
          </Button>
        </div>
      }
    >
      {reviewed ? <ReviewedEvent {...reviewed} /> : null}
      {isError ? <ErrorState title="We couldn’t load this event" level={3} onRetry={refetch} /> : null}
      {reviewed || isError ? null : <Skeleton shape="plate" />}
    </Dialog>
  );
}
