import type { RelaxedFilters } from '@ascendant/contract/relaxed-filters';
import { Button } from '../../ui/button/Button';
import { Chip } from '../../ui/layout/Chip';
import type { EventFilters } from './event-filters';
import { relaxationChoices } from './relaxation-choices';
import styles from './RelaxFilters.module.css';
import type { ChangeFilters } from './use-event-filters';

interface RelaxFiltersProps {
  /** undefined while loading */
  readonly relaxed: RelaxedFilters | undefined;
  readonly isFailed: boolean;
  readonly filters: EventFilters;
  readonly onChange: ChangeFilters;
  readonly onRetry: () => void;
}

/** Buttons that drop or widen one filter each, with how many events that finds. Their line is there before they are. */
export function RelaxFilters({ relaxed, isFailed, filters, onChange, onRetry }: RelaxFiltersProps) {
  const choices = relaxed ? relaxationChoices(relaxed, filters) : [];
  return (
    <fieldset className={styles.line}>
      <legend className="visually-hidden">Change one filter</legend>
      {isFailed && !relaxed ? (
        <>
          <p className="muted">We couldn’t count what other filters would find.</p>
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
        </>
      ) : null}
      {choices.map(({ label, change }) => (
        <Chip key={label} onClick={() => onChange(change)}>
          <span>{label}</span>
        </Chip>
      ))}
    </fieldset>
  );
}
