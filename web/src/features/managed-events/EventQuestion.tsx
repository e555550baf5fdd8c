import type { ReactNode } from 'react';
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
      onClose={onClose}
      guardsTyping
      title={title}
      role={isFinal ? 'alertdialog' : 'dialog'}
      keep={keepLabel}
      action={{ label: doLabel, kind: isFinal ? 'danger' : 'primary', busy: busy, onDo: onDo }}
    >
      <p>
        <b>{eventTitle}</b>
      </p>
      {children}
    </Dialog>
  );
}
