import { maxReviewRating } from '@ascendant/domain/opinion/review';
import { iconShapes } from '../../ui/icon-shapes';

/** A rating from 1 to 5 as stars; filled and empty ones differ in shape of line, not in colour alone. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <span className="stars">
      {Array.from({ length: maxReviewRating }, (_, index) => (
        <svg key={index} viewBox="0 0 24 24" aria-hidden="true" {...(index < rating ? {} : { className: 'o' })}>
          <path d={iconShapes.star} />
        </svg>
      ))}
      <span className="vh">
        {rating} out of {maxReviewRating} stars
      </span>
    </span>
  );
}

/** One star, before an average. */
export function Star() {
  return (
    <span className="stars" aria-hidden="true">
      <svg viewBox="0 0 24 24">
        <path d={iconShapes.star} />
      </svg>
    </span>
  );
}
