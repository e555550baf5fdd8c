import { allowedView, moved, viewOf, zoomed, type MapSize, type MapView } from '@ascendant/domain/map/map-view';
import type { MapPoint, Place } from '@ascendant/domain/map/projection';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useKeptMapView } from '../../data/kept-map-view';

/** What the map shows, and how to change that. */
export interface MapViewControl {
  readonly view: MapView;
  readonly move: (right: number, down: number) => void;
  /** @returns whether it could come closer, or go farther */
  readonly zoom: (factor: number, at?: MapPoint) => boolean;
  readonly show: (view: MapView) => void;
  /** Shows all places again. */
  readonly whole: () => void;
  /** Whether all places are shown, because nothing was moved yet. */
  readonly isWhole: boolean;
}

/**
 * The view of a map: all places until someone moves it, and all again when there are others. Back from an event, it's as it was.
 * @param places keeps its identity while they're the same
 */
export function useMapView(places: readonly Place[], size: MapSize): MapViewControl {
  const kept = useKeptMapView();
  const [own, setOwn] = useState<{ readonly of: readonly Place[]; readonly view: MapView } | null>(() => {
    const before = kept.read();
    return before && { of: places, view: allowedView(before, size) };
  });
  const fitting = useMemo(() => viewOf(places, size), [places, size]);
  const isWhole = own?.of !== places;
  const view = isWhole ? fitting : own.view;
  // Several moves can come before the next rendering.
  const latest = useRef(view);
  useLayoutEffect(() => {
    latest.current = view;
  }, [view]);
  const show = (next: MapView) => {
    latest.current = next;
    setOwn({ of: places, view: next });
    kept.write(next);
  };
  return {
    view,
    isWhole,
    show,
    whole: () => {
      setOwn(null);
      kept.write(null);
    },
    move: (right, down) => show(moved(latest.current, right, down, size)),
    zoom: (factor, at) => {
      const next = zoomed(latest.current, factor, size, at);
      if (Math.abs(next.worldPx / latest.current.worldPx - 1) < 1e-6) return false;
      show(next);
      return true;
    },
  };
}
