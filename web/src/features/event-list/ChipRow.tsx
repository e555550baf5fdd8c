import { Icon } from '../../ui/Icon';
import type { EventFilters } from './event-filters';
import { filterChips } from './filter-chips';
import type { ChangeFilters } from './use-event-filters';

interface ChipRowProps {
  readonly filters: EventFilters;
  readonly onChange: ChangeFilters;
  readonly onClear: () => void;
}

/** The filters that are on, each to be taken away. */
export function ChipRow({ filters, onChange, onClear }: ChipRowProps) {
  const chips = filterChips(filters);
  if (chips.length === 0) return null;
  return (
    <div className="chips">
      {chips.map(({ label, removal }) => (
        <button key={label} type="button" className="chip" onClick={() => onChange(removal)}>
          <span className="vh">Remove filter: </span>
          {label} <Icon name="x" />
        </button>
      ))}
      <button type="button" className="btn btn-ghost btn-sm" onClick={onClear}>
        Clear all
      </button>
    </div>
  );
}
