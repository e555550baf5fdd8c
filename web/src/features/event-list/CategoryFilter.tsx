import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { categoriesQuery } from './categories.queries';
import type { FilterProps } from './FilterPanel';

/** How many are seen before the list is unfolded. */
const shownAtFirst = 6;

/** One category, or all of them. */
export function CategoryFilter({ filters, onChange, formId }: FilterProps) {
  const { data: categories = [] } = useQuery(categoriesQuery());
  const [isUnfolded, setUnfolded] = useState(false);
  const chosen = filters.category;
  const isHidden = (index: number, name: string) => !isUnfolded && index >= shownAtFirst && name !== chosen;
  return (
    <fieldset>
      <legend className="label">Category</legend>
      <CategoryChoice
        label="All categories"
        value=""
        isChosen={chosen === undefined}
        formId={formId}
        onChoose={() => onChange({ category: undefined })}
      />
      {categories.map(({ id, name }, index) =>
        isHidden(index, name) ? null : (
          <CategoryChoice
            key={id}
            label={name}
            value={name}
            isChosen={chosen === name}
            formId={formId}
            onChoose={() => onChange({ category: name })}
          />
        ),
      )}
      {categories.length > shownAtFirst && !isUnfolded ? (
        <button type="button" className="link meta more-categories" onClick={() => setUnfolded(true)}>
          All {categories.length} categories
        </button>
      ) : null}
    </fieldset>
  );
}

interface CategoryChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly isChosen: boolean;
  readonly formId: string;
  readonly onChoose: () => void;
}

function CategoryChoice({ label, value, isChosen, formId, onChoose }: CategoryChoiceProps) {
  return (
    <label className="check">
      <input type="radio" name="category" form={formId} value={value} checked={isChosen} onChange={onChoose} />
      <span>{label}</span>
    </label>
  );
}
