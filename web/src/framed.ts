/**
 * Whether another page shows this window in a frame. None of our pages is made for that: the server's headers forbid it, and
 * the client doesn't start there, in case a proxy or an old browser drops them (WEB-03).
 */
export function isFramed({ top, self }: Pick<Window, 'top' | 'self'>): boolean {
  return top !== self;
}
