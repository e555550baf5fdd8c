import { isOnMap, onScreen, type MapSize, type MapView } from './map-view';
import { projected, type MapPoint, type Place } from './projection';

/** A town of the map. Towns come with the most populous first. */
export interface Town extends Place {
  readonly name: string;
}

/** From this world width on, a map shows towns: farther out the names of countries fill it. */
export const townsFromWorldPx = 2500;
/** The most towns of an area that a map is sent. */
export const maxTownsOfArea = 60;
/** The most names on a map at once: it's about the events. */
const maxShown = 14;
/** What a name takes, in pixels: a letter's width, a line's height, and the room around it. */
const [letterPx, linePx, aroundPx] = [7, 16, 6];
/** A mark is about so high and wide. */
const markPx = 48;

/** A town's name on the screen: its dot, and its text beside it. */
export interface TownLabel extends MapPoint {
  readonly town: Town;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * The towns whose names fit on the map, the most populous first: none covers another one or a mark.
 * @param marks where marks are on the screen, in pixels
 */
export function townLabels(
  towns: readonly Town[],
  { view, size, marks }: { readonly view: MapView; readonly size: MapSize; readonly marks: readonly MapPoint[] },
): readonly TownLabel[] {
  if (view.worldPx < townsFromWorldPx) return [];
  const taken: Box[] = marks.map(({ x, y }) => around({ x: x - markPx / 2, y, width: markPx, height: markPx }));
  const labels: TownLabel[] = [];
  for (const town of towns) {
    if (labels.length === maxShown) break;
    const point = onScreen(projected(town), view, size);
    const box = around({ ...point, width: letterPx * town.name.length + linePx, height: linePx });
    if (!isInside(box, size) || taken.some((other) => overlap(box, other))) continue;
    taken.push(box);
    labels.push({ town, ...point });
  }
  return labels;
}

function around({ x, y, width, height }: MapPoint & MapSize): Box {
  return {
    left: x - aroundPx,
    right: x + width + aroundPx,
    top: y - height / 2 - aroundPx,
    bottom: y + height / 2 + aroundPx,
  };
}

function isInside({ left, right, top, bottom }: Box, size: MapSize): boolean {
  return isOnMap({ x: left, y: top }, size) && isOnMap({ x: right, y: bottom }, size);
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
