import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { onFirstAction } from './first-action';
import styles from './Further.module.css';

/**
 * What's further down a page: it's shown, and its code loaded, when someone comes near it or first acts. Until then, it takes a screen's
 * room, so that nothing that's seen moves.
 */
export function Further({ children }: { readonly children: ReactNode }) {
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const show = () => setNear(true);
    const observer = new IntersectionObserver(([entry]) => (entry?.isIntersecting ? show() : undefined));
    if (place.current) observer.observe(place.current);
    const stop = onFirstAction(show);
    return () => {
      observer.disconnect();
      stop();
    };
  }, []);
  const room = <div ref={place} className={styles.room} aria-busy="true" />;
  return isNear ? <Suspense fallback={room}>{children}</Suspense> : room;
}
