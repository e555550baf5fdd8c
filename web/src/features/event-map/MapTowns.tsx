import type { EventMap } from '@ascendant/contract/event-map';
import { mapAreaText } from '@ascendant/domain/map/map-area';
import { townLabels, townsFromWorldPx } from '@ascendant/domain/map/map-towns';
import { areaToAsk, onScreen, type MapSize, type MapView } from '@ascendant/domain/map/map-view';
import { projected } from '@ascendant/domain/map/projection';
import { useQuery } from '@tanstack/react-query';
import { mapTownsQuery } from '../../data/event-map';
import type { EventMark } from './map-spots';
import styles from './MapTowns.module.css';
import { useRested } from './use-map-spots';

interface MapTownsProps {
  readonly view: MapView;
  readonly size: MapSize;
  readonly marks: readonly EventMark[];
  /** The place that was searched for. */
  readonly asked: EventMap['asked'];
  /** As it was typed: a name, or coordinates. */
  readonly name: string | undefined;
}

/** Towns to find one's way by, and the place that was searched for. The marks say near where they are, so screen readers don't need these. */
export function MapTowns({ view, size, marks, asked, name = '' }: MapTownsProps) {
  const area = useRested(view.worldPx < townsFromWorldPx ? null : mapAreaText(areaToAsk(view, size)));
  const { data: towns = [] } = useQuery(mapTownsQuery(area));
  const place = asked && onScreen(projected(asked), view, size);
  const points = marks.map((mark) => onScreen(mark, view, size));
  const labels = townLabels(towns, { view, size, marks: place ? [...points, place] : points });
  return (
    <svg className={styles.towns} width={size.width} height={size.height} aria-hidden="true">
      {labels.map(({ town, x, y }) => (
        <g key={`${town.name} ${town.latitude}`} transform={`translate(${x} ${y})`}>
          <circle r="2.5" />
          <text x="7" y="4">
            {town.name}
          </text>
        </g>
      ))}
      {place ? (
        <g className={styles.asked} transform={`translate(${place.x} ${place.y})`}>
          <circle r="9" />
          <circle r="3" />
          <text y="24">{/\d/.test(name) ? 'Your place' : name}</text>
        </g>
      ) : null}
    </svg>
  );
}
