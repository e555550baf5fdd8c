import type { EventSummary } from '@ascendant/contract/event';
import type { RelaxedFilters } from '@ascendant/contract/search';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { relaxedFiltersQuery } from '../../data/events';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { Chip } from '../../ui/layout/Chip';
import type { EventFilters } from './event-filters';
import styles from './NearMisses.module.css';
import { quotedWords } from './quoted-words';
import { relaxationChoices } from './relaxation-choices';
import type { ChangeFilters } from './use-event-filters';

interface NearMissesProps {
  readonly filters: EventFilters;
  readonly onChange: ChangeFilters;
  readonly renderEvent: (event: EventSummary) => ReactNode;
  readonly isRows: boolean;
}

/** Where nothing matches: what dropping each filter gives, and events that are nearly what was asked for. */
export function NearMisses({ filters, onChange, renderEvent, isRows }: NearMissesProps) {
  const { sort: _sort, ...asked } = filters;
  const { data, isError, refetch } = useQuery(relaxedFiltersQuery(asked));
  return (
    <>
      <RelaxFilters
        relaxed={data}
        isFailed={isError}
        filters={filters}
        onChange={onChange}
        onRetry={() => void refetch()}
      />
      <SimilarEvents events={data?.similar ?? []} isRows={isRows} renderEvent={renderEvent} />
    </>
  );
}

interface SimilarEventsProps {
  readonly events: readonly EventSummary[];
  readonly renderEvent: (event: EventSummary) => ReactNode;
  /** One below the other, beside a map. */
  readonly isRows: boolean;
}

/** Shown if nothing matches: events that meet all but one of the filters. */
function SimilarEvents({ events, renderEvent, isRows }: SimilarEventsProps) {
  if (events.length === 0) return null;
  return (
    <>
      <div className={classNames(styles.head, 'section-heading')}>
        <h2 className="small-heading">Similar events</h2>
      </div>
      <div className={isRows ? undefined : 'card-grid three-columns'}>{events.map(renderEvent)}</div>
    </>
  );
}

interface RelaxFiltersProps {
  /** undefined while loading */
  readonly relaxed: RelaxedFilters | undefined;
  readonly isFailed: boolean;
  readonly filters: EventFilters;
  readonly onChange: ChangeFilters;
  readonly onRetry: () => void;
}

/** Buttons that drop or widen one filter each, with how many events that finds. Their line is there before they are. */
function RelaxFilters({ relaxed, isFailed, filters, onChange, onRetry }: RelaxFiltersProps) {
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
      {relaxed && relaxed.unknownWords.length > 0 ? (
        <p className={styles.unknown}>
          <span>{`No event has ${quotedWords(relaxed.unknownWords)}.`}</span>
        </p>
      ) : null}
      {choices.map(({ label, change }) => (
        <Chip key={label} onClick={() => onChange(change)}>
          <span>{label}</span>
        </Chip>
      ))}
    </fieldset>
  );
}
