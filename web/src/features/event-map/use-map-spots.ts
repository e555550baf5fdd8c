import type { EventMap } from '@ascendant/contract/event-map';
import { mapAreaText } from '@ascendant/domain/map/map-area';
import { areaToAsk, type MapSize, type MapView } from '@ascendant/domain/map/map-view';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { eventMapQuery } from '../../data/event-map';
import { spotsOf, type EventSpot } from './map-spots';

export type MapQuery = Parameters<typeof eventMapQuery>[0];

/** How long the map has to rest before we ask for what it shows. */
const restMs = 200;

interface Looked {
  readonly query: MapQuery;
  readonly whole: EventMap;
  readonly view: MapView;
  readonly size: MapSize;
  readonly isWhole: boolean;
}

/** What to mark. Where there are too many events to have them all, those of the part that's looked at are read when the map rests. */
export function useMapSpots({ query, whole, view, size, isWhole }: Looked): readonly EventSpot[] {
  const isCounted = whole.groups.length > 0 && !isWhole;
  const area = useRested(isCounted ? mapAreaText(areaToAsk(view, size)) : null);
  const part = useQuery({ ...eventMapQuery({ ...query, area: area ?? undefined }), enabled: area !== null });
  const shown = isCounted && area !== null ? (part.data ?? whole) : whole;
  return useMemo(() => spotsOf(shown), [shown]);
}

/** The value, once it hasn't changed for a while. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
