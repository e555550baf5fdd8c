import type { MapArea } from './map-area';
import { inOnePiece, longitudeOf, placeAt, projected, type MapPoint, type Place } from './projection';

/** The size of the map on the screen, in pixels. */
export interface MapSize {
  readonly width: number;
  readonly height: number;
}

/** What a map shows: the point in its middle, and how many pixels wide the whole world is. */
export interface MapView extends MapPoint {
  readonly worldPx: number;
}

/** The closest the map shows anything: beyond it one would see that the coast is only as precise as a twentieth of a degree. */
export const maxWorldPx = 80_000;
/** How close a view comes that's made for places near each other: about 7 degrees on a phone, with towns to find one's way by. */
const aroundPlacePx = 18_000;
/** Pixels between the outermost marks and the edge. */
const margin = 56;
/** How much of the square's height has land without ice, and where its middle is. */
const inhabitedShare = 0.62;
const inhabitedMiddle = 0.44;
/** Pixels on both sides of the whole world, so that a mark at its edge is whole. */
const besideWorld = 24;

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value));

/** The farthest out: the map is as wide as the world, or as high as its inhabited part. */
export function minWorldPx({ width, height }: MapSize): number {
  return Math.max(1, Math.min(width - 2 * besideWorld, height / inhabitedShare));
}

/** The nearest view that's allowed: not too close, not too far, and not past the poles. To the east and west the map goes round. */
export function allowedView({ x, y, worldPx }: MapView, size: MapSize): MapView {
  const scale = between(minWorldPx(size), worldPx, maxWorldPx);
  const half = size.height / 2 / scale;
  // Of what's smaller than the map the centre stays in the middle.
  const inside = between(Math.min(half, inhabitedMiddle), y, Math.max(1 - half, inhabitedMiddle));
  return { x: x - Math.floor(x), y: inside, worldPx: scale };
}

/** The view after its middle has moved by so many pixels to the east and south. */
export function moved(view: MapView, right: number, down: number, size: MapSize): MapView {
  return allowedView({ ...view, x: view.x + right / view.worldPx, y: view.y + down / view.worldPx }, size);
}

/** The view this many times closer. @param at the point that stays where it is, in pixels from the middle */
export function zoomed(view: MapView, factor: number, size: MapSize, at: MapPoint = { x: 0, y: 0 }): MapView {
  const worldPx = between(minWorldPx(size), view.worldPx * factor, maxWorldPx);
  const shift = 1 / view.worldPx - 1 / worldPx;
  return allowedView({ x: view.x + at.x * shift, y: view.y + at.y * shift, worldPx }, size);
}

/**
 * The closest view that shows all places.
 * @param most how close at the most
 * @returns the whole world if there are no places
 */
export function viewOf(places: readonly Place[], size: MapSize, most = aroundPlacePx): MapView {
  const points = inOnePiece(places.map(projected));
  if (points.length === 0) return allowedView({ x: 0.5, y: inhabitedMiddle, worldPx: 0 }, size);
  const edges = points.reduce(
    (box, { x, y }) => ({
      left: Math.min(box.left, x),
      right: Math.max(box.right, x),
      top: Math.min(box.top, y),
      bottom: Math.max(box.bottom, y),
    }),
    { left: 2, right: 0, top: 1, bottom: 0 },
  );
  const fitting = (length: number, span: number) => Math.max(length / 2, length - 2 * margin) / Math.max(span, 1e-9);
  const worldPx = Math.min(
    most,
    fitting(size.width, edges.right - edges.left),
    fitting(size.height, edges.bottom - edges.top),
  );
  const isAllRound = worldPx + 2 * besideWorld <= size.width;
  const x = isAllRound ? 0.5 : (edges.left + edges.right) / 2;
  return allowedView({ x, y: (edges.top + edges.bottom) / 2, worldPx }, size);
}

/** Where a point of the map is on the screen, in pixels from the upper left corner: the short way round from the middle. */
export function onScreen({ x, y }: MapPoint, view: MapView, size: MapSize): MapPoint {
  const right = x - view.x;
  return {
    x: (right - Math.round(right)) * view.worldPx + size.width / 2,
    y: (y - view.y) * view.worldPx + size.height / 2,
  };
}

/** Whether a point of the screen is on the map, or this many pixels beside it. */
export function isOnMap({ x, y }: MapPoint, { width, height }: MapSize, beside = 0): boolean {
  return x >= -beside && x <= width + beside && y >= -beside && y <= height + beside;
}

/**
 * The area to ask for: everything that's seen, and some more, so that a small move needs no new answer. Its edges are on a grid that
 * depends on the zoom, so that people who look at the same region ask for the same area.
 */
export function areaToAsk(view: MapView, size: MapSize): MapArea {
  const widthDeg = (360 * Math.max(size.width, size.height)) / view.worldPx;
  const step = 180 / 2 ** Math.max(0, Math.ceil(Math.log2(180 / (widthDeg / 2))));
  const corner = (right: number, down: number) =>
    placeAt({
      x: view.x + (right * size.width) / 2 / view.worldPx,
      y: view.y + (down * size.height) / 2 / view.worldPx,
    });
  const [upper, lower] = [corner(-1, -1), corner(1, 1)];
  const [down, up] = [(deg: number) => Math.floor(deg / step) * step, (deg: number) => Math.ceil(deg / step) * step];
  const rounded = (deg: number) => Math.round(deg * 1e6) / 1e6;
  const [west, east] = [down(upper.longitude), up(lower.longitude)];
  const isAllRound = east - west >= 360;
  return {
    west: rounded(isAllRound ? -180 : longitudeOf(west)),
    south: rounded(Math.max(-90, down(lower.latitude))),
    east: rounded(isAllRound ? 180 : -longitudeOf(-east)),
    north: rounded(Math.min(90, up(upper.latitude))),
  };
}
