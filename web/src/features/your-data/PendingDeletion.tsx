import { errorSentence } from '../../api/api-error';
import { useCancelDeletion } from '../../data/personal-data';
import { Button } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';
import { Note } from '../../ui/layout/Note';
import { dayText } from '../../ui/text/day-text';
import styles from './YourDataCard.module.css';

/** Says when the account will be deleted, and keeps it. @param dueAt ISO 8601 */
export function PendingDeletion({ dueAt }: { readonly dueAt: string }) {
  const cancel = useCancelDeletion();
  const keep = () =>
    cancel.mutate(undefined, {
      onSuccess: () => showToast({ title: 'We’re keeping your account' }),
      onError: (error) => showToast({ title: errorSentence(error), tone: 'bad' }),
    });
  return (
    <Note tone="poor">
      <div className={styles.right}>
        <p>{`Your account will be deleted on ${dayText(dueAt)}.`}</p>
        <Button size="small" busy={cancel.isPending && 'Saving...'} onClick={keep}>
          Keep my account
        </Button>
      </div>
    </Note>
  );
}
