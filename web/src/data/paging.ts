/** How many there are on all pages of a list. */
export interface CountOfAll {
  readonly all: number;
  /** There are more than that. */
  readonly isCapped: boolean;
}

/** @param onPage how many this page has, for a server that sends no count */
export function readCountOfAll(headers: Headers, onPage: number): CountOfAll {
  return { all: readCount(headers, 'x-total-count') ?? onPage, isCapped: isCountCapped(headers) };
}

/** A count that the server sends in a header; null if it sent none. */
export function readCount(headers: Headers, name: 'x-total-count' | 'x-unfiltered-count'): number | null {
  const text = headers.get(name);
  return text === null ? null : Number(text);
}

/** Whether the server stopped counting: there are more than it says. */
export function isCountCapped(headers: Headers): boolean {
  return headers.get('x-total-count-capped') === 'true';
}

/** Whether the server has no scores yet, because it's still reading the events. */
export function isScorePending(headers: Headers): boolean {
  return headers.get('x-scores-pending') === 'true';
}

/** What the server searched for instead of a misspelled text; null if it searched for what was typed. */
export function readSearchedFor(headers: Headers): string | null {
  const text = headers.get('x-searched-for');
  return text === null ? null : decodeURIComponent(text);
}

/** Words of the search that no event has, which the server left out. */
export function readDroppedWords(headers: Headers): readonly string[] {
  const text = headers.get('x-dropped-words');
  return text === null ? [] : decodeURIComponent(text).split(' ');
}

/** The cursor of `Link: </api/events?cursor=…>; rel="next"`; null on the last page. */
export function readNextCursor(headers: Headers): string | null {
  const next = /<([^>]*)>\s*;\s*rel="?next"?/.exec(headers.get('link') ?? '')?.[1];
  return next ? new URL(next, 'http://localhost').searchParams.get('cursor') : null;
}
