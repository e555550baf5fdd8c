import { errorSentence } from '../../api/api-error';
import { useApproveEvents, type Approvals, type ManagedEvent } from '../../data/managed-events';
import { paths } from '../../paths';
import { Dialog } from '../../ui/dialog/Dialog';
import { showToast } from '../../ui/dialog/toast-store';
import { dayRange } from '../../ui/text/day-text';
import styles from './ApproveSelectedDialog.module.css';
import { approveText } from './use-selection';

interface ApproveSelectedDialogProps {
  readonly events: readonly ManagedEvent[];
  /** At least one was decided. */
  readonly onApproved: () => void;
  readonly onClose: () => void;
}

/** Says which events will be published, approves them, and says which were refused and why. */
export function ApproveSelectedDialog({ events, onApproved, onClose }: ApproveSelectedDialogProps) {
  const approve = useApproveEvents();
  const submit = () =>
    approve.mutate(
      events.map(({ id }) => id),
      {
        onSuccess: ({ approved, refused }) => {
          onApproved();
          if (refused.length > 0) return;
          showToast({ title: approvedTitle(approved.length), description: 'We’ll email their organizers.' });
          onClose();
        },
        onError: (error) =>
          showToast({
            title: 'Error',
            description: errorSentence(error, 'Failed to approve the events. Please try again.'),
            tone: 'bad',
          }),
      },
    );
  if (approve.data && approve.data.refused.length > 0)
    return <Outcome events={events} approvals={approve.data} onClose={onClose} />;
  return (
    <Dialog
      onClose={onClose}
      title={events.length === 1 ? 'Approve this event?' : `Approve these ${events.length} events?`}
      keep="Not now"
      action={{
        label: approveText(events.length),
        kind: 'pine',
        busy: approve.isPending && 'Approving...',
        onDo: submit,
      }}
    >
      <p>They’ll be published, and we’ll email their organizers. Open one to read all of it first.</p>
      <ul className={styles.events}>
        {events.map((event) => (
          <li key={event.id}>
            <a className="link" href={paths.event(event.id)} target="_blank" rel="noreferrer">
              {event.title}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
            <span className="meta">
              {[event.organizerName, dayRange(event.startDate, event.endDate, 'short'), event.price]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface OutcomeProps extends Pick<ApproveSelectedDialogProps, 'events' | 'onClose'> {
  readonly approvals: Approvals;
}

function Outcome({ events, approvals: { approved, refused }, onClose }: OutcomeProps) {
  const titleOf = (id: number) => events.find((event) => event.id === id)?.title ?? `Event ${id}`;
  return (
    <Dialog
      onClose={onClose}
      title={refused.length === 1 ? '1 event wasn’t approved' : `${refused.length} events weren’t approved`}
      keep="Close"
    >
      {approved.length === 0 ? null : <p>{`${approvedTitle(approved.length)}. We’ll email their organizers.`}</p>}
      <ul className={styles.events}>
        {refused.map(({ id, message }) => (
          <li key={id}>
            <b>{titleOf(id)}</b>
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function approvedTitle(count: number): string {
  return count === 1 ? '1 event approved' : `${count} events approved`;
}
