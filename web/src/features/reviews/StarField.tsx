import { maxReviewRating } from '@ascendant/domain/opinion/review';
import { FieldGroup } from '../../ui/form/FieldGroup';
import { iconShapes } from '../../ui/layout/icon-shapes';
import styles from './StarField.module.css';

const ratings = Array.from({ length: maxReviewRating }, (_, index) => index + 1);

interface StarFieldProps {
  /** 0 until one is chosen. */
  readonly rating: number;
  readonly error: string | undefined;
  readonly onRate: (rating: number) => void;
}

/** Five stars to choose from, as radio buttons: arrow keys work, and screen readers say '4 out of 5 stars'. */
export function StarField({ rating, error, onRate }: StarFieldProps) {
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
