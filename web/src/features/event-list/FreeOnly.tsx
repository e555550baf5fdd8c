import { CountedChoice } from './CountedChoice';
import type { FilterProps } from './filter-props';

/** Filters by events that cost nothing: a highest price of 0. Without JavaScript, it or the slider is sent, not both. */
export function FreeOnly({ filters, onChange, formId, counts }: FilterProps) {
  const isFree = filters.maxPrice === 0;
  return (
    <CountedChoice
      label="Free only"
      name={filters.maxPrice ? undefined : 'maxPrice'}
      value="0"
      checked={isFree}
      counted={counts?.free}
      form={formId}
      onChange={() => onChange({ minPrice: undefined, maxPrice: isFree ? undefined : 0 })}
    />
  );
}
