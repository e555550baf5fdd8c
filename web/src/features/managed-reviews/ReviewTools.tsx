import { maxReviewRating, reviewSorts, reviewStates, type ReviewState } from '@ascendant/domain/opinion/review';
import { numberText } from '@ascendant/domain/site/locale';
import type { ReviewReader, ReviewTotals } from '../../data/managed-reviews';
import { SavedViews } from '../../fields/SavedViews';
import { classNames } from '../../ui/class-names';
import { Select } from '../../ui/form/Input';
import { ListSearch } from '../../ui/form/ListSearch';
import { Options } from '../../ui/form/Options';
import { Chip } from '../../ui/layout/Chip';
import type { ListAddress } from '../../ui/table/list-address';
import styles from './ManagedReviews.module.css';
import { sortLabels, stateLabels } from './review-labels';

interface ReviewToolsProps {
  readonly reader: ReviewReader;
  readonly address: ListAddress<'q' | 'state' | 'rating' | 'sort'>;
  readonly totals: ReviewTotals | undefined;
}

/** What the list of reviews is narrowed down to, and its order. Organizers don't see junk. */
export function ReviewTools({ reader, address: { values, choose }, totals }: ReviewToolsProps) {
  const states = reviewStates.filter((state) => state !== 'junk' || reader === 'admin');
  const chip = (state: ReviewState | '', label: string, count: number | undefined) => (
    <Chip key={label} aria-pressed={values.state === state} onClick={() => choose('state', state)}>
      <span>{label}</span>{' '}
      <span className={classNames(styles.count, 'numeric')}>{count === undefined ? '' : numberText(count)}</span>
    </Chip>
  );
  return (
    <div className={styles.tools}>
      <fieldset className={styles.states}>
        <legend className="visually-hidden">Filter reviews</legend>
        {chip('', 'All', totals?.all)}
        {states.map((state) => chip(state, stateLabels[state], totals?.[state]))}
      </fieldset>
      <ListSearch
        label="Search reviews"
        placeholder="Text, name or event"
        value={values.q}
        onSearch={(text) => choose('q', text)}
        className={styles.search}
      />
      <Select
        isSmall
        aria-label="Rating"
        value={values.rating}
        onChange={(event) => choose('rating', event.target.value)}
      >
        <option value="">Any rating</option>
        <Options
          of={Array.from({ length: maxReviewRating }, (_, index) => maxReviewRating - index)}
          text={(rating) => `${rating} of ${maxReviewRating}`}
        />
      </Select>
      <Select
        isSmall
        aria-label="Order"
        value={values.sort || 'newest'}
        onChange={(event) => choose('sort', event.target.value === 'newest' ? '' : event.target.value)}
      >
        <Options of={reviewSorts} text={(sort) => sortLabels[sort]} />
      </Select>
      {reader === 'admin' ? <SavedViews list="reviews" names={['state', 'rating', 'sort']} /> : null}
    </div>
  );
}
