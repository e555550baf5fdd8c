import { cardFeatures } from '@ascendant/domain/event/limits';

/** The first two of what is included, and how many more there are. */
export function EventFeatures({ features }: { readonly features: readonly string[] }) {
  if (features.length === 0) return null;
  const hidden = features.length - cardFeatures;
  return (
    <p className="meta feats row">
      {features.slice(0, cardFeatures).map((feature) => (
        <span key={feature} className="badge line">
          {feature}
        </span>
      ))}
      {hidden > 0 ? <span className="xs quiet tabular">+{hidden} more</span> : null}
    </p>
  );
}
