/** A count that the server sends in a header; null if it sent none. */
export function readCount(headers: Headers, name: 'x-total-count' | 'x-unfiltered-count'): number | null {
  const text = headers.get(name);
  return text === null ? null : Number(text);
}

/** The cursor of `Link: </api/events?cursor=…>; rel="next"`; null on the last page. */
export function readNextCursor(headers: Headers): string | null {
  const next = /<([^>]*)>\s*;\s*rel="?next"?/.exec(headers.get('link') ?? '')?.[1];
  return next ? new URL(next, 'http://localhost').searchParams.get('cursor') : null;
}
