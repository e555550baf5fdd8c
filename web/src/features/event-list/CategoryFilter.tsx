import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { categoriesQuery } from '../../data/catalog';
import { classNames } from '../../ui/class-names';
import styles from './CategoryFilter.module.css';
import { CountedChoice } from './CountedChoice';
import { withoutCategory, type EventFilters } from './event-filters';
import type { FilterProps } from './filter-props';
import type { FilterChange } from './use-event-filters';

/** How many are shown before the list is expanded. */
const shownAtFirst = 6;

/** Filters by any number of categories. */
export function CategoryFilter({ filters, onChange, formId, counts }: FilterProps) {
  const { data: categories = [] } = useQuery(categoriesQuery());
  const [isUnfolded, setUnfolded] = useState(false);
  const isChosen = (name: string) => named(filters, name) !== undefined;
  const isHidden = (index: number, name: string) => !isUnfolded && index >= shownAtFirst && !isChosen(name);
  return (
    <fieldset>
      <legend className="label">Category</legend>
      {categories.map(({ id, name }, index) =>
        isHidden(index, name) ? null : (
          <CountedChoice
            key={id}
            name="category"
            label={name}
            value={name}
            checked={isChosen(name)}
            counted={counts?.categories.find((each) => each.id === id)}
            form={formId}
            onChange={() => onChange((chosen) => toggled(chosen, name))}
          />
        ),
      )}
      {categories.length > shownAtFirst && !isUnfolded ? (
        <button
          type="button"
          className={classNames(styles.more, 'link meta')}
          onClick={() => setUnfolded(true)}
        >{`Show all ${categories.length} categories`}</button>
      ) : null}
    </fieldset>
  );
}

/** As it's chosen: the server takes a name in any case. */
function named({ category = [] }: EventFilters, name: string): string | undefined {
  return category.find((each) => each.toLowerCase() === name.toLowerCase());
}

function toggled(chosen: EventFilters, name: string): FilterChange {
  const { category = [] } = chosen;
  const known = named(chosen, name);
  return { category: known === undefined ? [...category, name] : withoutCategory(category, known) };
}
