import { maxReviewRating } from '@ascendant/domain/opinion/review';
import { iconShapes } from '../layout/icon-shapes';
import styles from './Stars.module.css';

/** A rating from 1 to 5 as stars. Filled and empty stars differ in outline, not only in colour. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <span className={styles.stars}>
      {Array.from({ length: maxReviewRating }, (_, index) => (
        <svg
          key={index}
          viewBox="0 0 24 24"
          aria-hidden="true"
          {...(index < rating ? {} : { className: styles.outlined })}
        >
          <path d={iconShapes.star} />
        </svg>
      ))}
      <span className="visually-hidden">{`${rating} out of ${maxReviewRating} stars`}</span>
    </span>
  );
}

/** One star, before an average. */
export function Star() {
  return (
    <span className={styles.stars} aria-hidden="true">
      <svg viewBox="0 0 24 24">
        <path d={iconShapes.star} />
      </svg>
    </span>
  );
}
