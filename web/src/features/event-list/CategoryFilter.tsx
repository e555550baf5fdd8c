import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { categoriesQuery } from '../../data/catalog';
import { classNames } from '../../ui/class-names';
import styles from './CategoryFilter.module.css';
import { CountedChoice } from './CountedChoice';
import { withoutCategory } from './event-filters';
import type { FilterProps } from './filter-props';

/** How many are shown before the list is expanded. */
const shownAtFirst = 6;

/** Filters by any number of categories. */
export function CategoryFilter({ filters, onChange, formId, counts }: FilterProps) {
  const { data: categories = [] } = useQuery(categoriesQuery());
  const [isUnfolded, setUnfolded] = useState(false);
  const { category: chosen = [] } = filters;
  // The server takes a name in any case.
  const named = (name: string) => chosen.find((each) => each.toLowerCase() === name.toLowerCase());
  const isHidden = (index: number, name: string) => !isUnfolded && index >= shownAtFirst && named(name) === undefined;
  const toggle = (name: string) => {
    const known = named(name);
    onChange({ category: known === undefined ? [...chosen, name] : withoutCategory(chosen, known) });
  };
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
            checked={named(name) !== undefined}
            counted={counts?.categories.find((each) => each.id === id)}
            form={formId}
            onChange={() => toggle(name)}
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
