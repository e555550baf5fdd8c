import type { EventMap, MapEvent } from '@ascendant/contract/event-map';
import { fromWire } from '@ascendant/contract/money';
import { placeOf, type MapMark, type MapSpot } from '@ascendant/domain/map/map-marks';
import { formatShortDollars } from '@ascendant/domain/money';
import { priceLabel } from '@ascendant/domain/pricing/price-label';
import { townOf } from '@ascendant/domain/town-of';
import { dayText } from '../../ui/text/day-text';
import { countOf } from '../../ui/text/number-text';

/** An event on the map, or a group of which only the number is known. */
export interface EventSpot extends MapSpot {
  readonly event: MapEvent | null;
}

export type EventMark = MapMark<EventSpot>;

/** What an answer of the server shows on the map. */
export function spotsOf({ events, groups }: EventMap): readonly EventSpot[] {
  return [
    ...events.map((event) => ({ ...event, count: 1, event })),
    ...groups.map((group) => ({ ...group, event: null })),
  ];
}

/** The events of a mark, the soonest first; null if only their number is known. */
export function eventsOf({ spots }: EventMark): readonly MapEvent[] | null {
  const events = spots.flatMap(({ event }) => event ?? []);
  if (events.length < spots.length) return null;
  return events.toSorted((a, b) => a.startDate.localeCompare(b.startDate) || a.id - b.id);
}

/** '12 events near Banff' */
export function clusterName(mark: EventMark): string {
  return `${countOf(mark.count, 'event')} near ${placeOf(mark)}`;
}

/** 'Dawn Traverse, Banff, Jul 2, 2099, From $544' */
export function eventName({ title, location, startDate, lowestPrice }: MapEvent): string {
  return [title, townOf(location), dayText(startDate, 'short'), priceLabel(centsOf(lowestPrice))].join(', ');
}

/** '$544', or 'Free'. */
export function tagText({ lowestPrice }: MapEvent): string {
  const price = centsOf(lowestPrice);
  return price === null ? 'Free' : formatShortDollars(price);
}

const centsOf = (lowestPrice: string) => (Number(lowestPrice) === 0 ? null : fromWire(lowestPrice));
