import { commentMaxLength, maxReviewRating } from '@ascendant/domain/opinion/review';
import { productName } from '@ascendant/domain/site/brand';
import { useEffect } from 'react';
import { errorSentence } from '../../api/api-error';
import { useEditReview, type ManagedReview } from '../../data/managed-reviews';
import { Button } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';
import { Options } from '../../ui/form/Options';
import { showServerErrors } from '../../ui/form/server-errors';
import { SelectField, TextAreaField } from '../../ui/form/TextField';
import { useForm } from '../../ui/form/use-form';
import { failures, successes, tryLater } from './review-labels';
import styles from './ReviewItem.module.css';

const ratings = Array.from({ length: maxReviewRating }, (_, index) => maxReviewRating - index);

/** Changes the rating and the words of a review. */
export function EditForm({ review, onClose }: { readonly review: ManagedReview; readonly onClose: () => void }) {
  const edit = useEditReview();
  const { field, handleSubmit, setError, setFocus, type, isSending } = useForm({
    check: async () => (await import('@ascendant/contract/opinion')).reviewBody,
    values: { rating: review.rating, comment: review.comment },
  });
  useEffect(() => setFocus('comment'), [setFocus]);
  const submit = handleSubmit((values) =>
    edit.mutate(
      { id: review.id, ...values },
      {
        onSuccess: () => {
          showToast({ title: successes.edit });
          onClose();
        },
        onError: (error) => {
          if (showServerErrors(error, setError, ['rating', 'comment'])) return;
          showToast({ title: failures.edit, description: errorSentence(error, tryLater), tone: 'bad' });
        },
      },
    ),
  );
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <SelectField
        label="Rating"
        className={styles.rating}
        {...field('rating')}
        onChange={({ target }) => type('rating', Number(target.value))}
      >
        <Options of={ratings} text={(rating) => `${rating} of ${maxReviewRating}`} />
      </SelectField>
      <TextAreaField
        label="Comment"
        help={`Readers will see “Edited by ${productName}” and the date.`}
        {...field('comment')}
        rows={4}
        maxLength={commentMaxLength}
      />
      <p className="row wrap">
        <Button kind="pine" type="submit" busy={(isSending || edit.isPending) && 'Saving...'}>
          Save
        </Button>
        <Button kind="ghost" onClick={onClose}>
          Cancel
        </Button>
      </p>
    </form>
  );
}
