import type { EventDetail } from '@ascendant/contract/event';
import { shownPrices } from '@ascendant/contract/tier-wire';
import { toDecimal, zeroCents } from '@ascendant/domain/money';
import { currency } from '@ascendant/domain/pricing/price-label';
import type { PageHead } from '../../head/page-head';
import { paths } from '../../paths';
import { dayRange } from '../../ui/day-text';
import { saleOf } from './sale';

const descriptionLength = 155;

/** The metadata of an event for search engines and link previews. */
export function eventHead(event: EventDetail): PageHead {
  return {
    title: event.title,
    description: shorten(`${dayRange(event.startDate, event.endDate)}, ${event.location}. ${event.description}`),
    canonicalPath: paths.event(event.id),
    image: { path: event.shareImageUrl, alt: event.imageAlt },
    structuredData: eventData(event),
    isPrivate: event.status !== 'published',
  };
}

/** The metadata for an event that doesn't exist. */
export const missingEventHead: PageHead = { title: 'Event not found', isPrivate: true };

/** The event as schema.org data. Times have no zone: they're local to the event. */
function eventData(event: EventDetail): Record<string, unknown> {
  const { latitude, longitude } = event;
  const sale = saleOf(event);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    description: event.description,
    startDate: `${event.startDate}T${event.startTime}`,
    endDate: `${event.endDate}T${event.endTime}`,
    eventStatus: `https://schema.org/${event.status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: event.location,
      address: event.location,
      ...(latitude !== null && longitude !== null ? { geo: { '@type': 'GeoCoordinates', latitude, longitude } } : {}),
    },
    ...(event.organizerName ? { organizer: { '@type': 'Organization', name: event.organizerName } } : {}),
    ...(!sale.isOpen && sale.isOver ? {} : { offers: offerOf(event, sale.isOpen) }),
  };
}

function offerOf(event: EventDetail, isOpen: boolean): Record<string, unknown> {
  return {
    '@type': 'Offer',
    price: toDecimal(shownPrices(event).from ?? zeroCents),
    priceCurrency: currency,
    availability: `https://schema.org/${isOpen ? 'InStock' : 'SoldOut'}`,
  };
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= descriptionLength) return line;
  return `${line.slice(0, descriptionLength).replace(/\s\S*$/, '')}…`;
}
