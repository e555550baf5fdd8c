import { cardFeatures } from '@ascendant/domain/event/limits';
import { classNames } from '../../ui/class-names';
import eventCardStyles from './EventCard.module.css';

/** The first two features, and how many more there are, on one line: where it's short, names end in an ellipsis. */
export function EventFeatures({ features }: { readonly features: readonly string[] }) {
  if (features.length === 0) return null;
  const hidden = features.length - cardFeatures;
  return (
    <p className={classNames(eventCardStyles.features, 'meta row')} title={features.join(', ')}>
      {features.slice(0, cardFeatures).map((feature) => (
        <span key={feature} className={eventCardStyles.feature}>
          {feature}
        </span>
      ))}
      {hidden > 0 ? (
        <span className={classNames(eventCardStyles.moreFeatures, 'tiny faint numeric')}>{`+${hidden} more`}</span>
      ) : null}
    </p>
  );
}
