import { ownRatingText } from '@ascendant/domain/match/score-label';
import { maxFeedbackRating, minFeedbackRating } from '@ascendant/domain/opinion/feedback';
import { useState, type SyntheticEvent } from 'react';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { FieldError, FieldHelp } from '../../ui/form/Field';
import rateEventStyles from './RateEvent.module.css';
import styles from './RatingScale.module.css';

const ratings = Array.from(
  { length: maxFeedbackRating - minFeedbackRating + 1 },
  (_, index) => minFeedbackRating + index,
);

interface RatingScaleProps {
  readonly rating: number | null;
  readonly onRate: (rating: number) => void;
  readonly onContinue: () => void;
  readonly onCancel: () => void;
}

/** How much the user likes the event, from 1 to 10. */
export function RatingScale({ rating, onRate, onContinue, onCancel }: RatingScaleProps) {
  const [isMissing, setMissing] = useState(false);
  const submit = (e: SyntheticEvent) => {
    e.preventDefault();
    if (rating === null) setMissing(true);
    else onContinue();
  };
  return (
    <form onSubmit={submit}>
      <fieldset aria-describedby="rating-text">
        <legend className="label">How much does this event appeal to you, from 1 to 10?</legend>
        <div className={styles.scale}>
          {ratings.map((value) => (
            <label key={value}>
              <input
                type="radio"
                name="rating"
                value={value}
                checked={value === rating}
                onChange={() => {
                  onRate(value);
                  setMissing(false);
                }}
              />
              <span>{value}</span>
            </label>
          ))}
        </div>
        <FieldHelp id="rating-text" aria-live="polite">
          {rating === null ? '1 means not at all, 10 means very much' : ownRatingText(rating)}
        </FieldHelp>
        {isMissing ? <FieldError>Please choose a number from 1 to 10</FieldError> : null}
      </fieldset>
      <div className={classNames(rateEventStyles.actions, 'row')}>
        <Button kind="primary" type="submit">
          Continue
        </Button>
        <Button kind="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
