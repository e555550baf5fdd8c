import type { EventDetail } from '@ascendant/contract/event';
import { Icon } from '../../ui/Icon';

/** What the organizer says of it; blank lines make paragraphs. */
export function Description({ text }: { readonly text: string }) {
  return (
    <section className="blk prose">
      <h2>Description</h2>
      {text
        .split(/\n\s*\n/)
        .filter((paragraph) => paragraph.trim() !== '')
        .map((paragraph) => (
          <p key={paragraph} className="as-written">
            {paragraph.trim()}
          </p>
        ))}
    </section>
  );
}

export function WhatsIncluded({ features }: { readonly features: readonly string[] }) {
  if (features.length === 0) return null;
  return (
    <section className="blk">
      <h2>What’s Included</h2>
      <ul className="incl">
        {features.map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The main category, marked, and the secondary ones. */
export function Categories({ event }: { readonly event: EventDetail }) {
  return (
    <section className="blk">
      <h2>Categories</h2>
      <p className="row wrapit">
        <span className="badge pine">{event.categoryName} (Main)</span>
        {event.secondaryCategories.map((name) => (
          <span key={name} className="badge line">
            {name}
          </span>
        ))}
      </p>
    </section>
  );
}
