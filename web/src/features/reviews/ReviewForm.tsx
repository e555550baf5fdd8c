import type { MyReview } from '@ascendant/contract/opinion';
import { commentMaxLength, maxReviewRating } from '@ascendant/domain/opinion/review';
import { errorSentence } from '../../api/api-error';
import { useChangeReview, useWriteReview } from '../../data/opinions';
import { Button } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';
import { FieldGroup } from '../../ui/form/Field';
import { showServerErrors } from '../../ui/form/server-errors';
import { TextAreaField } from '../../ui/form/TextField';
import { useForm } from '../../ui/form/use-form';
import { iconShapes } from '../../ui/layout/icon-shapes';
import styles from './ReviewForm.module.css';

const ratings = Array.from({ length: maxReviewRating }, (_, index) => index + 1);

interface ReviewFormProps {
  readonly event: { readonly id: number; readonly title: string };
  readonly own: MyReview['review'];
  readonly onDone: () => void;
}

/** Stars and a comment. What was typed stays if it can't be sent. */
export function ReviewForm({ event, own, onDone }: ReviewFormProps) {
  const [write, change] = [useWriteReview(), useChangeReview()];
  const { mutate, isPending } = own === null ? write : change;
  const { values, type, field, handleSubmit, setError, errors, isSending } = useForm({
    check: async () => (await import('@ascendant/contract/opinion')).reviewBody,
    values: { rating: own?.rating ?? 0, comment: own?.comment ?? '' },
  });
  const submit = handleSubmit((sent) =>
    mutate(
      { eventId: event.id, ...sent },
      {
        onSuccess: () => {
          showToast({ title: own === null ? 'Thank you for your review!' : 'Your review was updated' });
          onDone();
        },
        onError: (error) => {
          if (showServerErrors(error, setError, ['rating', 'comment'])) return;
          const description = errorSentence(error, 'Please try again later.');
          showToast({ title: 'Failed to submit review', description, tone: 'bad' });
        },
      },
    ),
  );
  return (
    <form className="stack" onSubmit={(e) => void submit(e)} noValidate>
      <p>{event.title}</p>
      <StarField rating={values.rating} error={errors.rating} onRate={(rating) => type('rating', rating)} />
      <TextAreaField
        label="Your review"
        help="What should others know before they go? Your first name and initial appear with it."
        {...field('comment')}
        rows={6}
        maxLength={commentMaxLength}
      />
      <Button kind="primary" size="large" block type="submit" busy={(isSending || isPending) && 'Saving...'}>
        {own === null ? 'Post review' : 'Save changes'}
      </Button>
    </form>
  );
}

interface StarFieldProps {
  /** 0 until one is chosen. */
  readonly rating: number;
  readonly error: string | undefined;
  readonly onRate: (rating: number) => void;
}

/** Five stars to choose from, as radio buttons: arrow keys work, and screen readers say '4 out of 5 stars'. */
function StarField({ rating, error, onRate }: StarFieldProps) {
  return (
    <FieldGroup
      legend="Your rating"
      help={rating === 0 ? 'Choose 1 to 5 stars' : `${rating} out of ${maxReviewRating} stars`}
      error={error}
    >
      <div className={styles.stars}>
        {ratings.map((value) => (
          <label key={value} className={value <= rating ? styles.filled : undefined}>
            <input
              type="radio"
              name="review-rating"
              value={value}
              checked={value === rating}
              onChange={() => onRate(value)}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={iconShapes.star} />
            </svg>
            <span className="visually-hidden">{`${value} out of ${maxReviewRating} stars`}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
