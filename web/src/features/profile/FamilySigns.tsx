import type { DependentSigns } from '@ascendant/contract/chart';
import { useQuery } from '@tanstack/react-query';
import { dependentSignsQuery } from '../../data/charts';
import { Glyph } from '../../ui/chart/Glyph';
import { classNames } from '../../ui/class-names';
import { Skeleton } from '../../ui/layout/Skeleton';
import styles from './FamilySigns.module.css';

/** A family member's three signs. They're optional, so nothing is shown if they fail to load. */
export function FamilySigns({ dependentId }: { readonly dependentId: number }) {
  const { data, isPending } = useQuery(dependentSignsQuery);
  if (isPending) {
    return (
      <p className={classNames(styles.signs, 'meta')}>
        <Skeleton width={6} />
      </p>
    );
  }
  const found = data?.find((signs) => signs.dependentId === dependentId);
  if (!found) return null;
  return (
    <p className={classNames(styles.signs, 'meta')}>
      {shownSigns(found.placements).map(({ point, text }) => (
        <span key={point}>
          <Glyph name={point} />
          <span className="visually-hidden">{`${point}: `}</span>
          <span>{text}</span>
        </span>
      ))}
    </p>
  );
}

type Placement = DependentSigns['placements'][number];

/** A point and the text of its sign. */
interface ShownSign {
  readonly point: Placement['point'];
  /** 'Gemini', or 'Gemini or Cancer' if it's uncertain. */
  readonly text: string;
}

/**
 * The three best-known signs: Sun, Moon and rising sign. Venus replaces an uncertain rising sign, since Venus counts in every score.
 */
export function shownSigns(placements: readonly Placement[]): readonly ShownSign[] {
  const isRisingKnown = placements.some(({ point, certain }) => point === 'Rising' && certain);
  const shown = ['Sun', 'Moon', isRisingKnown ? 'Rising' : 'Venus'];
  return placements
    .filter(({ point }) => shown.includes(point))
    .toSorted((a, b) => shown.indexOf(a.point) - shown.indexOf(b.point))
    .map(({ point, signs }) => ({ point, text: signs.map(({ sign }) => sign).join(' or ') }));
}
