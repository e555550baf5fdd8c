import { distancePresets } from '@ascendant/domain/event/event-search';
import { townOf } from '@ascendant/domain/town-of';
import { useAuth } from '../../auth/AuthProvider';
import { classNames } from '../../ui/class-names';
import { Chip } from '../../ui/layout/Chip';
import styles from './DistanceChips.module.css';
import type { EventFilters } from './event-filters';
import type { ChangeFilters, FilterChange } from './use-event-filters';

interface DistanceChipsProps {
  /** Where the reader lives, as `near` takes it; null if that isn't known. */
  readonly town: string | null;
  readonly filters: EventFilters;
  readonly onChange: ChangeFilters;
}

/** How far from home: what's near comes first, or no further than a weekend or a short flight, or anywhere. */
export function DistanceChips({ town, filters, onChange }: DistanceChipsProps) {
  const { isLoading } = useAuth();
  if (town === null && !isLoading) return null;
  return (
    // Until we know who reads, it takes its room unseen, so that the list below doesn't move.
    <fieldset className={classNames(styles.distances, town === null && styles.waiting)}>
      <legend className="label">{`From ${townOf(town ?? '')}`}</legend>
      <div className={styles.chips}>
        {choices(town ?? '', filters).map(({ label, isChosen, change }) => (
          <Chip key={label} aria-pressed={isChosen} onClick={() => onChange(change)}>
            {label}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

interface DistanceChoice {
  readonly label: string;
  readonly isChosen: boolean;
  readonly change: FilterChange;
}

function choices(town: string, { q, near, within, sort }: EventFilters): readonly DistanceChoice[] {
  const isAnywhere = near === undefined;
  const isNearFirst = isAnywhere && (sort ?? (q ? 'relevance' : 'near')) === 'near';
  const everywhere = { near: undefined, within: undefined };
  const order = sort === 'near' ? undefined : sort;
  return [
    {
      label: 'Near first',
      isChosen: isNearFirst,
      change: { ...everywhere, sort: q ? 'near' : undefined },
    },
    ...distancePresets.map((preset) => ({
      label: preset.label,
      isChosen: near === town && within === preset.within,
      change: { near: town, within: preset.within, sort: order },
    })),
    {
      label: 'Anywhere',
      isChosen: isAnywhere && !isNearFirst,
      change: { ...everywhere, sort: order ?? (q ? undefined : 'date') },
    },
  ];
}
