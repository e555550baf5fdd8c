import { consequences } from '../../fields/consequences';
import { ReasonField } from '../../fields/ReasonField';
import styles from './CancelDialog.module.css';
import { EventQuestion } from './EventQuestion';
import { useReasonedTransition, type EventDialogProps } from './use-reasoned-transition';

/** Confirms the cancellation of an event, and says how many bookings and how much money it affects. */
export function CancelDialog({ event, viewer, onClose, onDone }: EventDialogProps) {
  const { reason, setReason, submit, isBusy } = useReasonedTransition('cancel', { event, viewer, onClose, onDone });
  const verb = viewer === 'admin' ? 'Disable' : 'Cancel';
  return (
    <EventQuestion
      title={`${verb} this event?`}
      eventTitle={event.title}
      doLabel={`${verb} event`}
      isFinal
      busy={isBusy && 'Processing...'}
      onClose={onClose}
      onDo={submit}
    >
      <p>This will hide it from users but preserve the data. You can’t publish it again.</p>
      <ul className={styles.consequences} aria-live="polite">
        {consequences(event).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <ReasonField
        label="Reason (optional)"
        help="We’ll include it in the email to everyone who booked."
        value={reason}
        onChange={setReason}
      />
    </EventQuestion>
  );
}
