import { trimmedLines } from '@ascendant/domain/plain-text';
import { useRef, useState } from 'react';
import type { ManagedEvent } from '../../data/managed-events';
import { ReasonField } from '../../fields/ReasonField';
import { EventQuestion } from './EventQuestion';
import { useReasonedTransition, type EventDialogProps } from './use-reasoned-transition';

interface ReturnDialogProps extends Omit<EventDialogProps, 'event'> {
  readonly event: Pick<ManagedEvent, 'id' | 'title' | 'organizerName'>;
}

/** Returns an event that is waiting for approval, or that was rewritten, to its organizer, and says what to change. */
export function ReturnDialog({ event, viewer, onClose, onDone }: ReturnDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [isChecked, setChecked] = useState(false);
  const { reason, setReason, submit, isBusy } = useReasonedTransition('return', { event, viewer, onClose, onDone });
  const isMissing = trimmedLines(reason) === '';
  const organizer = event.organizerName ?? 'Its organizer';
  const tryIt = () => {
    setChecked(true);
    if (isMissing) field.current?.focus();
    else submit();
  };
  return (
    <EventQuestion
      title="Return this event?"
      eventTitle={event.title}
      keepLabel="Not now"
      doLabel="Return event"
      busy={isBusy && 'Processing...'}
      onClose={onClose}
      onDo={tryIt}
    >
      <p>{`It will be a draft again. ${organizer} can edit it and send it for review again.`}</p>
      <ReasonField
        label="What needs to change?"
        help={`We’ll email it to ${event.organizerName ?? 'the organizer'} and show it next to the event.`}
        error={isChecked && isMissing ? 'Please say what needs to change' : undefined}
        value={reason}
        onChange={setReason}
        ref={field}
      />
    </EventQuestion>
  );
}
