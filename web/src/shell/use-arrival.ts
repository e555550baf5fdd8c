import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * What a page load does by itself and a navigation inside the page does not: start at the top, or at the part that the
 * address names, with the focus at the content. Going back keeps the place, which the browser restores.
 */
export function useArrival(): void {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const place = pathname + hash;
  const lastPlace = useRef(place);
  useEffect(() => {
    const isSamePlace = lastPlace.current === place;
    lastPlace.current = place;
    if (isSamePlace || type === 'POP') return;
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [place, hash, type]);
}
