import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The state of a history entry that's the same page under another address. */
export const samePage = 'same page';

/**
 * Does what a page load would do, because a client-side navigation doesn't: scrolls to the top, or to the part that the address
 * names, and focuses the content. When going back, the browser restores the scroll position. A page that only gives itself
 * a better address says so in its history entry, and nothing moves.
 */
export function useArrival(): void {
  const { pathname, hash, state } = useLocation();
  const type = useNavigationType();
  const place = pathname + hash;
  const lastPlace = useRef(place);
  // Before it's painted: a shorter page would show its footer for a moment, where the last one was scrolled to.
  useLayoutEffect(() => {
    const isSamePlace = lastPlace.current === place;
    lastPlace.current = place;
    if (isSamePlace || type === 'POP' || state === samePage) return;
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [place, hash, type, state]);
}
