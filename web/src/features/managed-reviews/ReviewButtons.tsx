import { useState } from 'react';
import { errorSentence } from '../../api/api-error';
import { useDeleteReview, useMarkJunk, type ManagedReview, type ReviewReader } from '../../data/managed-reviews';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { showToast } from '../../ui/dialog/toast-store';
import { MainAndMore } from '../../ui/menu/MainAndMore';
import type { MenuItem } from '../../ui/menu/menu-item';
import { failures, successes, tryLater } from './review-labels';

interface ReviewButtonsProps {
  readonly review: ManagedReview;
  readonly reader: ReviewReader;
  /** Its own buttons are below it, so that only moderation is left here. */
  readonly isFormOpen: boolean;
  readonly onOpen: (form: 'response' | 'edit') => void;
}

/** What can be done with a review: everyone who reads it answers it, and admins moderate it. */
export function ReviewButtons({ review, reader, isFormOpen, onOpen }: ReviewButtonsProps) {
  const moderation = useModeration(review);
  const isClosed = isFormOpen || review.isJunk;
  const answer = {
    label: review.adminResponse === null ? 'Respond' : 'Change response',
    does: () => onOpen('response'),
  };
  const edit = { label: 'Edit', does: () => onOpen('edit') };
  return (
    <div>
      <MainAndMore
        of={`the review by ${review.userName}`}
        main={isClosed ? null : answer}
        more={reader === 'admin' ? [...(isClosed ? [] : [edit]), ...moderation.items] : []}
        running={moderation.running}
        isDisabled={moderation.running !== null}
      />
      {moderation.question}
    </div>
  );
}

/** Marks as junk, for good; deletes, after asking. */
function useModeration(review: ManagedReview) {
  const [isAsking, setAsking] = useState(false);
  const [junk, remove] = [useMarkJunk(), useDeleteReview()];
  const fail = (title: string) => (error: Error) =>
    showToast({ title, description: errorSentence(error, tryLater), tone: 'bad' });
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
  const markAsJunk: MenuItem = { label: 'Mark as junk', does: mark, isDisabled: review.isJunk };
  return {
    items: [markAsJunk, { label: 'Delete', does: () => setAsking(true), endsIt: true }],
    running: junk.isPending ? { label: markAsJunk.label, text: 'Marking...' } : null,
    question: (
      <ConfirmDialog
        open={isAsking}
        title="Delete review"
        confirmLabel="Delete"
        keep="Keep review"
        busy={remove.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        Are you sure you want to delete this review? This action cannot be undone.
      </ConfirmDialog>
    ),
  };
}
