import type { EventSort } from '@ascendant/domain/event/event-search';

/**
 * Where a page ended. Upcoming events come before past ones, each part in its own order; `key` is the value of the order,
 * `id` breaks ties. By match, `key` is the number of events shown so far.
 */
export interface EventCursor {
  readonly sort: EventSort;
  readonly part: 'upcoming' | 'past';
  readonly key: number;
  readonly id: number;
}

const separator = '.';

/** An opaque text for the `cursor` parameter. */
export function writeCursor({ sort, part, key, id }: EventCursor): string {
  return [sort, part === 'past' ? 'p' : 'u', key, id].join(separator);
}

/** @returns null for a text we didn't write, or for another order */
export function readCursor(text: string, sort: EventSort): EventCursor | null {
  const match = /^([a-z]+)\.([up])\.(-?\d{1,15})\.(\d{1,10})$/.exec(text);
  if (!match || match[1] !== sort) return null;
  return { sort, part: match[2] === 'p' ? 'past' : 'upcoming', key: Number(match[3]), id: Number(match[4]) };
}
