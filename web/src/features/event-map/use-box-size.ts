import type { MapSize } from '@ascendant/domain/map/map-view';
import { useLayoutEffect, useState, type RefObject } from 'react';

/** Where nothing is laid out, as in a test. */
const unknownSize: MapSize = { width: 640, height: 400 };

/** The size of an element on the screen, and whenever it changes; null before it's there. */
export function useBoxSize(element: RefObject<HTMLElement | null>): MapSize | null {
  const [size, setSize] = useState<MapSize | null>(null);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const measure = () => setSize(sizeOf(box));
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

function sizeOf({ clientWidth, clientHeight }: HTMLElement): MapSize {
  return clientWidth > 0 && clientHeight > 0 ? { width: clientWidth, height: clientHeight } : unknownSize;
}
