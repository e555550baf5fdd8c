import { isOnMap, onScreen, type MapSize, type MapView } from './map-view';
import { projected, type MapPoint, type Place } from './projection';

/** A place with a name: a town, a country or a sea. Towns come with the most populous first. */
export interface NamedPlace extends Place {
  readonly name: string;
}

/** A name on the screen, in pixels: of a town beside this point, of anything else around it. */
export type Label<Named> = Named & MapPoint;

/** From this world width on, a map shows towns: farther out the names of countries fill it. */
export const townsFromWorldPx = 2500;
/** The most towns of an area that a map is sent. */
export const maxTownsOfArea = 60;
/** The most towns that a map names at once: it's about the events. */
const maxShown = 14;
/** What a name takes, in pixels: a letter's width, that of a country's name, a line's height, and the room around it. */
const [letterPx, wideLetterPx, linePx, aroundPx] = [7, 8.5, 16, 4];
/** A mark is about so high and wide, and its town is written so far below its middle. */
const [markPx, belowMarkPx] = [48, 32];
/** The buttons that zoom are in the upper right corner. */
const zoomButtons: MapSize = { width: 56, height: 112 };
/** Where the name of the searched place is tried, in pixels below its middle: next to its ring, then beyond a mark that covers it. */
const askedOffsets = [20, -20, 36, -36, 52, -52];

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What could be named, the most important first. Points are in pixels on the screen. */
interface Nameable<Region extends NamedPlace> {
  /** Marks with the town that's written below each, or null. */
  readonly marks: readonly (MapPoint & { readonly town: string | null })[];
  readonly asked: Label<{ readonly name: string }> | null;
  readonly towns: readonly NamedPlace[];
  readonly regions: readonly Region[];
}

/** What's named, and where. */
export interface MapLabels<Region extends NamedPlace> {
  /** For each mark, whether its town is written below it. */
  readonly marks: readonly boolean[];
  /** The middle of the searched place's name. */
  readonly asked: MapPoint | null;
  readonly towns: readonly Label<NamedPlace>[];
  readonly regions: readonly Label<Region>[];
}

/** The names that fit on a map: none covers a mark, a button or another name, and none of a town, a country or a sea is cut at its edge. */
export function mapLabels<Region extends NamedPlace>(
  { marks, asked, towns, regions }: Nameable<Region>,
  view: MapView,
  size: MapSize,
): MapLabels<Region> {
  const covered = marks.map((mark) => around(mark, markPx, markPx));
  const taken = [...covered, cornerOf(size)];
  const take = (box: Box, except?: Box): boolean => {
    const isFree = taken.every((other) => other === except || !overlap(box, other));
    if (isFree) taken.push(box);
    return isFree;
  };
  const askedAt = asked && freeBeside(asked, take);
  if (asked) taken.push(around(asked, linePx, linePx));
  const named = marks.map(
    ({ x, y, town }, index) =>
      town !== null && take(aroundText({ x, y: y + belowMarkPx, name: town }, letterPx), covered[index]),
  );
  return {
    marks: named,
    asked: askedAt,
    towns: townLabels(towns, { view, size, take }),
    regions: regions
      .map((region) => ({ ...region, ...onScreen(projected(region), view, size) }))
      .filter((label) => fits(aroundText(label, wideLetterPx), size) && take(aroundText(label, wideLetterPx))),
  };
}

/** Where the name of the searched place covers no mark; right below it if every place is covered. */
function freeBeside({ x, y, name }: Label<{ readonly name: string }>, take: (box: Box) => boolean): MapPoint {
  const offset = askedOffsets.find((down) => take(aroundText({ x, y: y + down, name }, letterPx))) ?? askedOffsets[0];
  return { x, y: y + (offset ?? 0) };
}

function townLabels(
  towns: readonly NamedPlace[],
  { view, size, take }: { readonly view: MapView; readonly size: MapSize; readonly take: (box: Box) => boolean },
): readonly Label<NamedPlace>[] {
  if (view.worldPx < townsFromWorldPx) return [];
  const labels: Label<NamedPlace>[] = [];
  for (const town of towns) {
    if (labels.length === maxShown) break;
    const { x, y } = onScreen(projected(town), view, size);
    const width = letterPx * town.name.length + linePx;
    const box = around({ x: x + width / 2, y }, width, linePx);
    if (fits(box, size) && take(box)) labels.push({ ...town, x, y });
  }
  return labels;
}

const aroundText = ({ x, y, name }: Label<{ readonly name: string }>, perLetterPx: number): Box =>
  around({ x, y }, perLetterPx * name.length, linePx);

/** A box and the room around it. @param middle of the box */
function around({ x, y }: MapPoint, width: number, height: number): Box {
  return {
    left: x - width / 2 - aroundPx,
    right: x + width / 2 + aroundPx,
    top: y - height / 2 - aroundPx,
    bottom: y + height / 2 + aroundPx,
  };
}

const cornerOf = ({ width }: MapSize): Box =>
  around({ x: width - zoomButtons.width / 2, y: zoomButtons.height / 2 }, zoomButtons.width, zoomButtons.height);

/** Whether a box is whole on the map. */
function fits({ left, right, top, bottom }: Box, size: MapSize): boolean {
  return isOnMap({ x: left, y: top }, size) && isOnMap({ x: right, y: bottom }, size);
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
