import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import styles from './FilterButton.module.css';

interface FilterButtonProps {
  /** The number of active filters. */
  readonly count: number;
  readonly isOpen: boolean;
  /** The id of the panel. */
  readonly controls: string;
  readonly onToggle: () => void;
}

/** Opens the filters on small screens. */
export function FilterButton({ count, isOpen, controls, onToggle }: FilterButtonProps) {
  return (
    <Button size="small" className={styles.button} aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
      <Icon name="filter" size="small" />
      {count > 0 ? `Filters (${count})` : 'Filters'}
    </Button>
  );
}
