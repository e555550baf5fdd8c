import { useState } from 'react';
import { errorSentence } from '../../api/api-error';
import { useDeleteReview, useMarkJunk, type ManagedReview, type ReviewReader } from '../../data/managed-reviews';
import { Button } from '../../ui/button/Button';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { showToast } from '../../ui/dialog/toast-store';
import { failures, successes, tryLater } from './review-labels';
import styles from './ReviewItem.module.css';

interface ReviewButtonsProps {
  readonly review: ManagedReview;
  readonly reader: ReviewReader;
  /** Its own buttons are below it, so that only moderation is left here. */
  readonly isFormOpen: boolean;
  readonly onOpen: (form: 'response' | 'edit') => void;
}

/** What can be done with a review: everyone who reads it answers it, and admins moderate it. */
export function ReviewButtons({ review, reader, isFormOpen, onOpen }: ReviewButtonsProps) {
  const who = <span className="visually-hidden">{`: review by ${review.userName}`}</span>;
  return (
    <p className={styles.buttons}>
      {isFormOpen || review.isJunk ? null : (
        <Button size="small" onClick={() => onOpen('response')}>
          <span>{review.adminResponse === null ? 'Respond' : 'Change response'}</span>
          {who}
        </Button>
      )}
      {isFormOpen || review.isJunk || reader !== 'admin' ? null : (
        <Button size="small" kind="ghost" onClick={() => onOpen('edit')}>
          Edit{who}
        </Button>
      )}
      {reader === 'admin' ? <Moderation review={review} /> : null}
    </p>
  );
}

/** Marks as junk, for good; deletes, after asking. */
function Moderation({ review }: Pick<ReviewButtonsProps, 'review'>) {
  const [isAsking, setAsking] = useState(false);
  const [junk, remove] = [useMarkJunk(), useDeleteReview()];
  const fail = (title: string) => (error: Error) =>
    showToast({ title, description: errorSentence(error, tryLater), tone: 'bad' });
  const who = <span className="visually-hidden">{`: review by ${review.userName}`}</span>;
  const mark = () =>
    junk.mutate(review.id, {
      onSuccess: () => showToast({ title: successes.junk }),
      onError: fail(failures.junk),
    });
  const confirm = () =>
    remove.mutate(review.id, {
      onSuccess: () => showToast({ title: successes.remove }),
      onError: fail(failures.remove),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button size="small" kind="ghost" disabled={review.isJunk} busy={junk.isPending && 'Marking...'} onClick={mark}>
        Mark as junk{who}
      </Button>
      <Button size="small" kind="ghost" className={styles.delete} onClick={() => setAsking(true)}>
        Delete{who}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Delete review"
        confirmLabel="Delete"
        keepLabel="Keep review"
        busy={remove.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        Are you sure you want to delete this review? This action cannot be undone.
      </ConfirmDialog>
    </>
  );
}
