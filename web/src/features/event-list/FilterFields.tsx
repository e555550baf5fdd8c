import { CategoryFilter } from './CategoryFilter';
import type { FilterProps } from './filter-props';
import { MatchFilter } from './MatchFilter';
import { NearFilter } from './NearFilter';
import { PriceRange } from './PriceRange';
import { WhenFilter } from './WhenFilter';

export interface FilterFieldsProps extends FilterProps {
  /** False for visitors and users without birth data. */
  readonly hasMatches: boolean;
}

/** All filters, one below the other. */
export function FilterFields({ hasMatches, ...filter }: FilterFieldsProps) {
  return (
    <>
      <WhenFilter {...filter} />
      <CategoryFilter {...filter} />
      <PriceRange {...filter} />
      <NearFilter {...filter} />
      {hasMatches ? <MatchFilter {...filter} /> : null}
    </>
  );
}
