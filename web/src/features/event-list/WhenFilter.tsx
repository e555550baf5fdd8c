import { datePresets } from '@ascendant/domain/event/event-search';
import { useState } from 'react';
import { classNames } from '../../ui/class-names';
import { Input } from '../../ui/form/Input';
import { useHydrated } from '../../ui/late/use-hydrated';
import { Chip } from '../../ui/layout/Chip';
import { Icon } from '../../ui/layout/Icon';
import { localDay } from '../../ui/text/day-text';
import type { FilterProps } from './filter-props';
import styles from './WhenFilter.module.css';

/** Filters by days: a stretch to choose with one press, or a first and a last day. */
export function WhenFilter(props: FilterProps) {
  const { filters, onChange } = props;
  const { from, to } = filters;
  const [isPicking, setPicking] = useState(false);
  const isAny = from === undefined && to === undefined;
  const presets = datePresets(localDay());
  // The server's day may be another than the reader's.
  const chosen = useHydrated() ? presets.find((preset) => preset.from === from && preset.to === to) : undefined;
  const choose = (days: { readonly from: string | undefined; readonly to: string | undefined }) => {
    setPicking(false);
    onChange(days);
  };
  return (
    <fieldset>
      <legend className="label">When</legend>
      <div className={styles.presets}>
        <Chip aria-pressed={isAny && !isPicking} onClick={() => choose({ from: undefined, to: undefined })}>
          Any date
        </Chip>
        {presets.map(({ label, ...days }) => (
          <Chip key={label} aria-pressed={chosen?.label === label} onClick={() => choose(days)}>
            {label}
          </Chip>
        ))}
        <Chip aria-pressed={isPicking || (!isAny && !chosen)} onClick={() => setPicking(true)}>
          <Icon name="cal" /> Pick dates
        </Chip>
      </div>
      <Days {...props} isShown={!isAny || isPicking} />
    </fieldset>
  );
}

/** The two days; without JavaScript they're always shown. */
function Days({ filters, onChange, formId, isShown }: FilterProps & { readonly isShown: boolean }) {
  return (
    <div className={isShown ? styles.days : classNames(styles.days, styles.folded)}>
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
  );
}
