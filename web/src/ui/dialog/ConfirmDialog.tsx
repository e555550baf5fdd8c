import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly keepLabel: string;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before a destructive action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={props.title}
      role="alertdialog"
      footer={
        <div className="row align-end">
          <Button onClick={props.onClose}>{props.keepLabel}</Button>
          <Button kind="danger" busy={props.busy ? 'Removing...' : false} onClick={props.onConfirm}>
            {props.confirmLabel}
          </Button>
        </div>
      }
    >
      <p>{props.children}</p>
    </Dialog>
  );
}
