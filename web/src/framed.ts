/**
 * Whether another page shows this window in a frame. We don't allow that: the server's headers forbid it, and the client doesn't
 * start in a frame either, in case a proxy or an old browser drops the headers (WEB-03).
 */
export function isFramed({ top, self }: Pick<Window, 'top' | 'self'>): boolean {
  return top !== self;
}
