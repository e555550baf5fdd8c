import type { EventDetail } from '@ascendant/contract/event';
import { classNames } from '../../ui/class-names';
import { Badge } from '../../ui/layout/Badge';
import { Icon } from '../../ui/layout/Icon';
import eventSectionsStyles from './EventSections.module.css';

/** The organizer's description; blank lines separate paragraphs. */
export function Description({ text }: { readonly text: string }) {
  return (
    <section className={classNames(eventSectionsStyles.section, 'prose')}>
      <h2>Description</h2>
      {text
        .split(/\n\s*\n/)
        .filter((paragraph) => paragraph.trim() !== '')
        .map((paragraph) => (
          <p key={paragraph} className={eventSectionsStyles.asWritten}>
            {paragraph.trim()}
          </p>
        ))}
    </section>
  );
}

export function WhatsIncluded({ features }: { readonly features: readonly string[] }) {
  if (features.length === 0) return null;
  return (
    <section className={eventSectionsStyles.section}>
      <h2>What’s Included</h2>
      <ul className={eventSectionsStyles.included}>
        {features.map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The main category, marked, and the secondary ones. */
export function Categories({ event }: { readonly event: EventDetail }) {
  return (
    <section className={eventSectionsStyles.section}>
      <h2>Categories</h2>
      <p className="row wrap">
        <Badge tone="pine">{`${event.categoryName} (Main)`}</Badge>
        {event.secondaryCategories.map((name) => (
          <Badge key={name} tone="outlined">
            {name}
          </Badge>
        ))}
      </p>
    </section>
  );
}
