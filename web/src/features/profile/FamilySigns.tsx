import { useQuery } from '@tanstack/react-query';
import { dependentSignsQuery } from '../../data/charts';
import { Glyph } from '../../ui/chart/Glyph';
import { classNames } from '../../ui/class-names';
import { Skeleton } from '../../ui/layout/Skeleton';
import styles from './FamilySigns.module.css';
import { shownSigns } from './shown-signs';

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
