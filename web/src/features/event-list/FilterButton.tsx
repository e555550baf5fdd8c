import { Icon } from '../../ui/Icon';

interface FilterButtonProps {
  /** How many filters are on. */
  readonly count: number;
  readonly isOpen: boolean;
  /** The id of the panel. */
  readonly controls: string;
  readonly onToggle: () => void;
}

/** Opens the filters on small screens. */
export function FilterButton({ count, isOpen, controls, onToggle }: FilterButtonProps) {
  return (
    <button
      type="button"
      className="btn btn-secondary btn-sm onlysm"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      <Icon name="filter" size="s" />
      {count > 0 ? `Filters (${count})` : 'Filters'}
    </button>
  );
}
