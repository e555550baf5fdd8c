import type { ManagedEvent } from '../../data/managed-events';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';
import type { EventActions } from './use-event-actions';

const ApproveDialog = lazyDialog(async () => (await import('./ApproveDialog')).ApproveDialog);
const CancelDialog = lazyDialog(async () => (await import('./CancelDialog')).CancelDialog);
const DeleteDialog = lazyDialog(async () => (await import('./DeleteDialog')).DeleteDialog);
const ListingDialog = lazyDialog(async () => (await import('./ListingDialog')).ListingDialog);
const ReturnDialog = lazyDialog(async () => (await import('./ReturnDialog')).ReturnDialog);

interface EventDialogsProps {
  readonly actions: EventActions;
  /** The list as last loaded: numbers may have changed since the dialog opened. */
  readonly events: readonly ManagedEvent[];
}

/** The open dialog, if any. */
export function EventDialogs({ actions: { asked, viewer, start, close, finish }, events }: EventDialogsProps) {
  if (asked === null) return null;
  const event = events.find(({ id }) => id === asked.event.id) ?? asked.event;
  switch (asked.kind) {
    case 'approve':
      return (
        <ApproveDialog
          event={event}
          viewer={viewer}
          onClose={close}
          onDone={finish}
          onReturn={() => start('return', event)}
        />
      );
    case 'cancel':
      return <CancelDialog event={event} viewer={viewer} onClose={close} onDone={finish} />;
    case 'return':
      return <ReturnDialog event={event} viewer={viewer} onClose={close} onDone={finish} />;
    case 'listing':
      return <ListingDialog event={event} onClose={close} />;
    case 'delete':
      return <DeleteDialog event={event} onClose={close} onDone={finish} />;
  }
}
