import type { FilterProps } from './filter-props';

/** The days between which an event starts. */
export function WhenFilter({ filters, onChange, formId }: FilterProps) {
  return (
    <fieldset>
      <legend className="label">When</legend>
      <div className="filter-days">
        <label>
          <span className="meta">From</span>
          <input
            className="input"
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
          <input
            className="input"
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
