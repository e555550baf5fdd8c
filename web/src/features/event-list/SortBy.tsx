import { browseSorts } from '@ascendant/domain/event/event-search';
import { classNames } from '../../ui/class-names';
import { Select } from '../../ui/form/Input';
import type { EventFilters } from './event-filters';
import styles from './SortBy.module.css';
import type { ChangeFilters } from './use-event-filters';

interface SortByProps {
  readonly filters: EventFilters;
  readonly onChange: ChangeFilters;
  /** False for visitors, who have no scores. */
  readonly hasMatches: boolean;
  /** Their town is known, so that lists can begin near it. */
  readonly hasHome: boolean;
  readonly formId: string;
}

/** Chooses the order of the list. */
export function SortBy({ filters, onChange, hasMatches, hasHome, formId }: SortByProps) {
  const canBeNear = hasHome && !filters.near;
  const usual = filters.q ? 'relevance' : canBeNear ? 'near' : 'date';
  const isOffered = { match: hasMatches, relevance: Boolean(filters.q), near: canBeNear, date: true, price: true };
  const offered = browseSorts.filter(({ sort }) => isOffered[sort]);
  const sorts = offered.map(({ sort }) => sort);
  return (
    <label className={classNames(styles.sortBy, 'row meta')}>
      <span aria-hidden="true">Sort by</span>
      <Select
        className={styles.select}
        aria-label="Sort by"
        name="sort"
        form={formId}
        value={sorts.find((sort) => sort === filters.sort) ?? usual}
        onChange={(e) => onChange({ sort: sorts.find((sort) => sort === e.target.value && sort !== usual) })}
      >
        {offered.map(({ sort, label }) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </Select>
    </label>
  );
}
