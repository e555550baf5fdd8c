import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/layout/Icon';
import styles from './FilterButton.module.css';

interface FilterButtonProps {
  /** The number of active filters. */
  readonly count: number;
  readonly onOpen: () => void;
}

/** Opens the filters on small screens. */
export function FilterButton({ count, onOpen }: FilterButtonProps) {
  return (
    <Button size="small" className={styles.button} aria-haspopup="dialog" onClick={onOpen}>
      <Icon name="filter" size="small" />
      <span>{count > 0 ? `Filters (${count})` : 'Filters'}</span>
    </Button>
  );
}
