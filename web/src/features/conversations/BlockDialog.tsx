import { Dialog } from '../../ui/dialog/Dialog';

interface BlockDialogProps {
  readonly name: string;
  readonly isBusy: boolean;
  readonly onBlock: () => void;
  readonly onClose: () => void;
}

/** Says what blocking does before it's done. */
export function BlockDialog({ name, isBusy, onBlock, onClose }: BlockDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      role="alertdialog"
      title={`Block ${name}?`}
      keep="Don’t block"
      action={{ label: 'Block', kind: 'danger', busy: isBusy && 'Blocking...', onDo: onBlock }}
    >
      <p>
        You won’t be able to write to each other, about any event. Bookings stay as they are. You can unblock them here.
      </p>
    </Dialog>
  );
}
