import { Button } from '../../ui/button/Button';
import { Chip } from '../../ui/layout/Chip';
import { Icon } from '../../ui/layout/Icon';
import styles from './ChipRow.module.css';
import type { EventFilters } from './event-filters';
import { filterChips } from './filter-chips';
import type { ChangeFilters } from './use-event-filters';

interface ChipRowProps {
  readonly filters: EventFilters;
  readonly onChange: ChangeFilters;
  readonly onClear: () => void;
}

/** The active filters, each with a button that removes it. */
export function ChipRow({ filters, onChange, onClear }: ChipRowProps) {
  const chips = filterChips(filters);
  if (chips.length === 0) return null;
  return (
    <div className={styles.chips}>
      {chips.map(({ label, removal }) => (
        <Chip key={label} onClick={() => onChange(removal)}>
          <span className="visually-hidden">Remove filter: </span>
          <span>{label}</span> <Icon name="x" />
        </Chip>
      ))}
      <Button kind="ghost" size="small" onClick={onClear}>
        Clear all
      </Button>
    </div>
  );
}
