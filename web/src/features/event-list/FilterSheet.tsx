import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { noFilters } from './event-filters';
import { formatTotal } from './EventCount';
import { FilterFields, type FilterFieldsProps } from './FilterFields';
import panelStyles from './FilterPanel.module.css';
import styles from './FilterSheet.module.css';

interface FilterSheetProps extends FilterFieldsProps {
  /** How many events match; undefined while that's unknown. */
  readonly total: number | undefined;
  readonly isTotalCapped: boolean;
  readonly onClose: () => void;
}

/** The filters on small screens, in front of the list, which follows every choice. */
export function FilterSheet({ total, isTotalCapped, onClose, ...fields }: FilterSheetProps) {
  return (
    <Dialog
      onClose={onClose}
      title="Filters"
      footer={
        <>
          <Button kind="ghost" onClick={() => fields.onChange(noFilters)}>
            Clear all
          </Button>
          <Button kind="primary" className={styles.show} disabled={total === 0} onClick={onClose}>
            <span>{showText(total, isTotalCapped)}</span>
          </Button>
        </>
      }
    >
      <div className={panelStyles.filters}>
        <FilterFields {...fields} />
      </div>
    </Dialog>
  );
}

/** 'Show 37 events', 'Show 1,000+ events'; 'No events match' can't be pressed */
function showText(total: number | undefined, isCapped: boolean): string {
  if (total === undefined) return 'Show events';
  if (total === 0) return 'No events match';
  return `Show ${formatTotal(total, isCapped)} ${total === 1 ? 'event' : 'events'}`;
}
