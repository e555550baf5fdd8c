import type { CalendarDay } from '@ascendant/domain/calendar-day';
import type { EventSort } from '@ascendant/domain/event/event-search';
import type { MapArea } from '@ascendant/domain/map/map-area';
import type { Cents } from '@ascendant/domain/money';
import type { TextSearch } from '../search/text-search.service';

const separator = '.';

/** A filter for a list of events. An event must meet every part. */
export interface EventFilter {
  /** What was searched for, and what that found. */
  readonly text?: TextSearch | null | undefined;
  /** Any of these categories, main or secondary. */
  readonly categoryIds?: readonly number[] | undefined;
  /** Events that end on or after `from` and start on or before `to`. */
  readonly from?: CalendarDay | undefined;
  readonly to?: CalendarDay | undefined;
  /** Only events that haven't ended. It compares instants, so it knows no day. */
  readonly isAhead?: true | undefined;
  /** Only events that haven't begun. */
  readonly isUpcoming?: true | undefined;
  /** Bounds for the lowest adult price; a free event costs 0. */
  readonly minPrice?: Cents | undefined;
  readonly maxPrice?: Cents | undefined;
  readonly around?: Around | undefined;
  /** Only events that people take children to. */
  readonly isForChildren?: true | undefined;
  /** When someone was born who's old enough on the first day. */
  readonly youngestBorn?: CalendarDay | undefined;
  /** The user id of the organizer. */
  readonly host?: number | undefined;
  /** Ids the list is already limited to, by something the database doesn't know. */
  readonly among?: readonly number[] | undefined;
  readonly area?: MapArea | undefined;
  /** Every date of a series; otherwise one for all of them. */
  readonly isEachDate?: true | undefined;
}

/** A circle on the ground. */
export interface Around {
  readonly latitude: number;
  readonly longitude: number;
  readonly kilometres: number;
}

/** Near a town, not far from it or at a place that isn't known, and far away: a list of what's near first has them in this order. */
export const rings = ['near', 'middle', 'far'] as const;
export type Ring = (typeof rings)[number];

/** Where someone lives, for a list of what's near first. */
export interface Home {
  readonly latitude: number;
  readonly longitude: number;
  /** What's near it. */
  readonly nearKm: number;
}

/**
 * Where a page ended. Upcoming events come before past ones, each part in its own order; `key` is the value of the order,
 * `id` breaks ties. By match, `key` is the number of events shown so far.
 */
export interface EventCursor {
  readonly sort: EventSort;
  /** 'first' are upcoming ones that come before the others. */
  readonly part: 'first' | 'upcoming' | 'past';
  /** How far away the events of that part are, in a list of what's near first. */
  readonly ring?: Ring | undefined;
  readonly key: number;
  readonly id: number;
}

const parts = ['first', 'upcoming', 'past'] as const;
const partLetters = { first: 'f', upcoming: 'u', past: 'p' } as const;

/** An opaque text for the `cursor` parameter. */
export function writeCursor({ sort, part, ring, key, id }: EventCursor): string {
  return [sort, partLetters[part] + (ring ? rings.indexOf(ring) : ''), key, id].join(separator);
}

/** @returns null for a text we didn't write, or for another order */
export function readCursor(text: string, sort: EventSort): EventCursor | null {
  const match = /^([a-z-]+)\.([fup])([0-2]?)\.(-?\d{1,15})\.(\d{1,10})$/.exec(text);
  if (!match || match[1] !== sort) return null;
  const part = parts.find((each) => partLetters[each] === match[2]) ?? 'upcoming';
  return {
    sort,
    part,
    ring: match[3] ? rings[Number(match[3])] : undefined,
    key: Number(match[4]),
    id: Number(match[5]),
  };
}
