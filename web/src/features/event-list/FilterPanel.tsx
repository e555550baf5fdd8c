import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { CategoryFilter } from './CategoryFilter';
import type { FilterProps } from './filter-props';
import styles from './FilterPanel.module.css';
import { MatchFilter } from './MatchFilter';
import { NearFilter } from './NearFilter';
import { PriceRange } from './PriceRange';
import { WhenFilter } from './WhenFilter';

interface FilterPanelProps extends FilterProps {
  readonly id: string;
  /** Applies on small screens, where a button opens the panel. */
  readonly isOpen: boolean;
  /** False for visitors and users without birth data. */
  readonly hasMatches: boolean;
}

/** The filters next to the list. */
export function FilterPanel({ id, isOpen, hasMatches, ...filter }: FilterPanelProps) {
  return (
    <aside id={id} className={isOpen ? classNames(styles.filters, styles.open) : styles.filters} aria-label="Filters">
      <WhenFilter {...filter} />
      <CategoryFilter {...filter} />
      <PriceRange {...filter} />
      <NearFilter {...filter} />
      {hasMatches ? <MatchFilter {...filter} /> : null}
      <noscript>
        <Button type="submit" form={filter.formId}>
          Apply
        </Button>
      </noscript>
    </aside>
  );
}
