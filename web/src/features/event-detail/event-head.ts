import type { EventDetail } from '@ascendant/contract/event';
import { shortenedText } from '@ascendant/domain/letters';
import type { PageHead } from '../../head/page-head';
import { paths } from '../../paths';
import { dayRange } from '../../ui/text/day-text';
import { structuredEvent } from './structured-event';

const descriptionLength = 155;

/** The metadata of an event for search engines and link previews. */
export function eventHead(event: EventDetail): PageHead {
  return {
    title: event.title,
    description: shortenedText(
      `${dayRange(event.startDate, event.endDate)}, ${event.location}. ${event.description}`,
      descriptionLength,
    ),
    canonicalPath: paths.event(event.id, event.slug),
    image: { path: event.shareImageUrl, alt: event.imageAlt },
    isPrivate: event.status !== 'published' || event.isUnlisted === true,
    // Only the server writes it, so the browser doesn't load what makes it.
    ...(import.meta.env.SSR ? { structuredData: (site: string) => structuredEvent(event, site) } : {}),
  };
}

/** The metadata for an event that doesn't exist. */
export const missingEventHead: PageHead = { title: 'Event not found', isPrivate: true };

/** The metadata for an event that was public once and isn't any more. */
export const goneEventHead: PageHead = { title: 'Event no longer available', isPrivate: true };
