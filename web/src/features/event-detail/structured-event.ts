import type { EventDetail } from '@ascendant/contract/event';
import { saleOf } from '@ascendant/contract/event-sale';
import { shownPrices } from '@ascendant/contract/tier-wire';
import { toDecimal, zeroCents } from '@ascendant/domain/money';
import { currencyCode } from '@ascendant/domain/pricing/currency';
import { paths } from '../../paths';
import { siteCurrency } from '../../ui/text/site-currency';

const scheduled = 'https://schema.org/EventScheduled';
const offline = 'https://schema.org/OfflineEventAttendanceMode';

/**
 * An event as schema.org data. Times have no zone: they're local to the event. A cancelled event keeps its dates, and has no offer;
 * neither has one that's over or that can't be bought at all.
 * @param site scheme and host, without a trailing slash
 * Source: docs/rules/events.md, "Feeds and search engines".
 */
export function structuredEvent(event: EventDetail, site: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    description: event.description,
    url: site + paths.event(event.id, event.slug),
    image: [event.shareImageUrl, ...event.gallery.map(({ url }) => url)].map((url) => new URL(url, site).href),
    startDate: `${event.startDate}T${event.startTime}`,
    endDate: `${event.endDate}T${event.endTime}`,
    eventStatus: event.status === 'cancelled' ? 'https://schema.org/EventCancelled' : scheduled,
    eventAttendanceMode: offline,
    isAccessibleForFree: isFree(event),
    maximumAttendeeCapacity: event.capacity,
    location: placeOf(event),
    ...seriesOf(event, site),
    ...organizerOf(event, site),
    ...offersOf(event, site),
  };
}

/**
 * What an event with several dates is a date of, with the next ones; the same on each of their pages. Each is complete by itself, as search engines
 * read every event of a page.
 */
function seriesOf(event: EventDetail, site: string): Record<string, unknown> {
  const { title: name, description, series, nextDates = [] } = event;
  if (series.dates < 2) return {};
  const url = site + paths.event(series.firstEventId);
  const subEvent = nextDates.map((date) => ({
    '@type': 'Event',
    name,
    url: site + paths.event(date.id),
    startDate: `${date.startDate}T${date.startTime}`,
    endDate: `${date.endDate}T${date.endTime}`,
    eventStatus: scheduled,
    eventAttendanceMode: offline,
    location: placeOf(event),
  }));
  return {
    superEvent: {
      '@type': 'EventSeries',
      '@id': `${url}#series`,
      name,
      description,
      url,
      location: placeOf(event),
      ...(subEvent[0] ? { startDate: subEvent[0].startDate, subEvent } : {}),
    },
  };
}

function organizerOf({ organizerName, hostId }: EventDetail, site: string): Record<string, unknown> {
  if (!organizerName) return {};
  const url = hostId === null ? site : site + paths.host(hostId);
  return { organizer: { '@type': 'Organization', name: organizerName, url } };
}

function isFree(event: EventDetail): boolean {
  return event.pricingTiers.length > 0 && shownPrices(event).from === null;
}

function placeOf({ location, latitude, longitude }: EventDetail): Record<string, unknown> {
  const hasPoint = latitude !== null && longitude !== null;
  return {
    '@type': 'Place',
    name: location,
    address: location,
    ...(hasPoint ? { geo: { '@type': 'GeoCoordinates', latitude, longitude } } : {}),
  };
}

function offersOf(event: EventDetail, site: string): Record<string, unknown> {
  const sale = saleOf(event);
  if (!sale.isOpen && !sale.isSoldOut) return {};
  return {
    offers: {
      '@type': 'Offer',
      url: site + paths.event(event.id, event.slug),
      price: toDecimal(shownPrices(event).from ?? zeroCents),
      priceCurrency: currencyCode(siteCurrency()),
      availability: `https://schema.org/${sale.isOpen ? 'InStock' : 'SoldOut'}`,
    },
  };
}
