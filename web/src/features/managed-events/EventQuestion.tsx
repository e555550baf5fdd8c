import type { ReactNode } from 'react';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';

interface EventQuestionProps {
  readonly title: string;
  readonly eventTitle: string;
  readonly children: ReactNode;
  readonly keepLabel?: string;
  readonly doLabel: string;
  /** The action can't be undone. */
  readonly isFinal?: boolean;
  readonly busy: string | false;
  readonly onClose: () => void;
  readonly onDo: () => void;
}

/** Confirms an action on an event, which it names. */
export function EventQuestion({
  title,
  eventTitle,
  children,
  keepLabel = 'Keep event',
  doLabel,
  isFinal = false,
  busy,
  onClose,
  onDo,
}: EventQuestionProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      guardsTyping
      title={title}
      role={isFinal ? 'alertdialog' : 'dialog'}
      footer={
        <div className="row align-end">
          <Button onClick={onClose}>{keepLabel}</Button>
          <Button kind={isFinal ? 'danger' : 'primary'} busy={busy} onClick={onDo}>
            {doLabel}
          </Button>
        </div>
      }
    >
      <div className="stack">
        <p>
          <b>{eventTitle}</b>
        </p>
        {children}
      </div>
    </Dialog>
  );
}
