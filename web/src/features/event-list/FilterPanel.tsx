import { Button } from '../../ui/button/Button';
import { FilterFields, type FilterFieldsProps } from './FilterFields';
import styles from './FilterPanel.module.css';

interface FilterPanelProps extends FilterFieldsProps {
  /** A sheet shows the filters instead. */
  readonly isInSheet: boolean;
}

/** The filters next to the list. On small screens they're in a sheet, or here without JavaScript. */
export function FilterPanel({ isInSheet, ...fields }: FilterPanelProps) {
  return (
    <aside className={styles.panel} aria-label="Filters">
      {isInSheet ? null : (
        <div className={styles.filters}>
          <FilterFields {...fields} />
        </div>
      )}
      <noscript>
        <Button type="submit" form={fields.formId}>
          Apply
        </Button>
      </noscript>
    </aside>
  );
}
