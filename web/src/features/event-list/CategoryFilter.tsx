import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { categoriesQuery } from '../../data/catalog';
import { classNames } from '../../ui/class-names';
import styles from './CategoryFilter.module.css';
import type { FilterProps } from './filter-props';
import { RadioChoice } from './RadioChoice';

/** How many are shown before the list is expanded. */
const shownAtFirst = 6;

/** Filters by one category, or by none. */
export function CategoryFilter({ filters, onChange, formId }: FilterProps) {
  const { data: categories = [] } = useQuery(categoriesQuery());
  const [isUnfolded, setUnfolded] = useState(false);
  const chosen = filters.category;
  const isHidden = (index: number, name: string) => !isUnfolded && index >= shownAtFirst && name !== chosen;
  return (
    <fieldset>
      <legend className="label">Category</legend>
      <RadioChoice
        name="category"
        label="All categories"
        value=""
        isChosen={chosen === undefined}
        formId={formId}
        onChoose={() => onChange({ category: undefined })}
      />
      {categories.map(({ id, name }, index) =>
        isHidden(index, name) ? null : (
          <RadioChoice
            key={id}
            name="category"
            label={name}
            value={name}
            isChosen={chosen === name}
            formId={formId}
            onChoose={() => onChange({ category: name })}
          />
        ),
      )}
      {categories.length > shownAtFirst && !isUnfolded ? (
        <button type="button" className={classNames(styles.more, 'link meta')} onClick={() => setUnfolded(true)}>
          Show all {categories.length} categories
        </button>
      ) : null}
    </fieldset>
  );
}
