import type { ReactNode } from 'react';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  readonly open?: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly keep: string;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before a destructive action. */
export function ConfirmDialog({ open = true, children, confirmLabel, busy, onConfirm, ...rest }: ConfirmDialogProps) {
  if (!open) return null;
  const action = { label: confirmLabel, kind: 'danger', busy: busy ? 'Removing...' : false, onDo: onConfirm } as const;
  return (
    <Dialog {...rest} role="alertdialog" action={action}>
      <p>{children}</p>
    </Dialog>
  );
}
