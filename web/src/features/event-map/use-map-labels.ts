import { mapAreaText } from '@ascendant/domain/map/map-area';
import { mapLabels, townsFromWorldPx, type Label, type MapLabels } from '@ascendant/domain/map/map-labels';
import { isOneTown, placeOf } from '@ascendant/domain/map/map-marks';
import { areaToAsk, onScreen, type MapSize, type MapView } from '@ascendant/domain/map/map-view';
import { useQuery } from '@tanstack/react-query';
import { mapTownsQuery } from '../../data/event-map';
import { namesAt, type MapName } from './map-names';
import type { EventMark } from './map-spots';
import { useRested } from './use-map-spots';

/** From this world width on, towns are apart, and marks have theirs below them. */
const markTownsFromPx = 5000;

interface Seen {
  readonly view: MapView;
  readonly size: MapSize;
  readonly marks: readonly EventMark[];
  /** The place that was searched for, on the screen. */
  readonly asked: Label<{ readonly name: string }> | null;
}

/** What's named on the map: towns are read when it rests. */
export function useMapLabels({ view, size, marks, asked }: Seen): MapLabels<MapName> {
  const area = useRested(view.worldPx < townsFromWorldPx ? null : mapAreaText(areaToAsk(view, size)));
  const { data: towns = [] } = useQuery(mapTownsQuery(area));
  const townOf = (mark: EventMark) => (view.worldPx >= markTownsFromPx && isOneTown(mark) ? placeOf(mark) : null);
  return mapLabels(
    {
      marks: marks.map((mark) => ({ ...onScreen(mark, view, size), town: townOf(mark) })),
      asked,
      towns,
      regions: namesAt(view.worldPx),
    },
    view,
    size,
  );
}
