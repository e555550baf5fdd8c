import type { MapPoint } from '@ascendant/domain/map/projection';
import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';

/** What fingers, mouse and wheel do with the map. Points are in pixels from its middle. */
export interface Gestures {
  readonly onMove: (right: number, down: number) => void;
  /** @returns false if that changes nothing, so that the wheel scrolls the page */
  readonly onZoom: (factor: number, at: MapPoint) => boolean;
}

/** A press moves the map only from this many pixels on, so that marks can be pressed. */
const dragFromPx = 5;
/** A wheel's step of 100 pixels doubles nearly. */
const wheelFactor = 1.006;

/** A pointer that's down. Changes in place. */
interface Dragged {
  readonly from: MapPoint;
  at: MapPoint;
  isMoving: boolean;
}

/** Moves the map with one pointer, zooms it with two, and with the wheel. @returns the handlers of the element */
export function useGestures(element: RefObject<HTMLElement | null>, { onMove, onZoom }: Gestures) {
  const pointers = useRef(new Map<number, Dragged>());
  useWheel(element, onZoom);
  const end = (event: PointerEvent) => void pointers.current.delete(event.pointerId);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      const at = fromMiddle(event.currentTarget, event);
      pointers.current.set(event.pointerId, { from: at, at, isMoving: false });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const own = pointers.current.get(event.pointerId);
      if (!own) return;
      const before = own.at;
      own.at = fromMiddle(event.currentTarget, event);
      if (!own.isMoving) {
        if (distance(own.from, own.at) < dragFromPx) return void (own.at = before);
        own.isMoving = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) return onMove(before.x - own.at.x, before.y - own.at.y);
      const middle = { x: (own.at.x + other.at.x) / 2, y: (own.at.y + other.at.y) / 2 };
      onZoom(distance(own.at, other.at) / Math.max(1, distance(before, other.at)), middle);
      onMove((before.x - own.at.x) / 2, (before.y - own.at.y) / 2);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

/** Not as a property of the element, because React's listener can't keep the page from scrolling. */
function useWheel(element: RefObject<HTMLElement | null>, onZoom: Gestures['onZoom']): void {
  const latest = useRef(onZoom);
  useEffect(() => {
    latest.current = onZoom;
  }, [onZoom]);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const turn = (event: WheelEvent) => {
      const pixels = event.deltaMode === 0 ? event.deltaY : event.deltaY * 30;
      if (latest.current(wheelFactor ** -pixels, fromMiddle(target, event))) event.preventDefault();
    };
    target.addEventListener('wheel', turn, { passive: false });
    return () => target.removeEventListener('wheel', turn);
  }, [element]);
}

function fromMiddle(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): MapPoint {
  const box = element.getBoundingClientRect();
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
}

const distance = (a: MapPoint, b: MapPoint): number => Math.hypot(a.x - b.x, a.y - b.y);
