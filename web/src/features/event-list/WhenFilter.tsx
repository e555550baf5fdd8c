import { Input } from '../../ui/Input';
import type { FilterProps } from './filter-props';
import styles from './WhenFilter.module.css';

/** Filters by the day an event starts. */
export function WhenFilter({ filters, onChange, formId }: FilterProps) {
  return (
    <fieldset>
      <legend className="label">When</legend>
      <div className={styles.days}>
        <label>
          <span className="meta">From</span>
          <Input
            type="date"
            name="from"
            form={formId}
            max={filters.to}
            value={filters.from ?? ''}
            onChange={(e) => onChange({ from: e.target.value || undefined })}
          />
        </label>
        <label>
          <span className="meta">To</span>
          <Input
            type="date"
            name="to"
            form={formId}
            min={filters.from}
            value={filters.to ?? ''}
            onChange={(e) => onChange({ to: e.target.value || undefined })}
          />
        </label>
      </div>
    </fieldset>
  );
}
