import { describe, expect, it } from 'vitest';
import { isInArea } from './map-area';
import {
  allowedView,
  areaToAsk,
  isOnMap,
  maxWorldPx,
  minWorldPx,
  moved,
  onScreen,
  viewOf,
  zoomed,
  type MapView,
} from './map-view';
import { placeAt, projected } from './projection';

const size = { width: 400, height: 560 };
const banff = { latitude: 51.18, longitude: -115.57 };
const halifax = { latitude: 44.65, longitude: -63.57 };
const fiji = { latitude: -16.8, longitude: 179.95 };
const samoa = { latitude: -13.83, longitude: -171.77 };
const close: MapView = { ...projected(banff), worldPx: 20_000 };

describe('the projection', () => {
  it.each([
    ['the middle of the map', { latitude: 0, longitude: 0 }, { x: 0.5, y: 0.5 }],
    ['the upper left corner', { latitude: 85.0511287798, longitude: -180 }, { x: 0, y: 0 }],
    ['the lower right corner', { latitude: -85.0511287798, longitude: 180 }, { x: 1, y: 1 }],
  ])('puts a place into %s', (_, place, { x, y }) => {
    expect(projected(place).x).toBeCloseTo(x, 9);
    expect(projected(place).y).toBeCloseTo(y, 9);
  });

  it.each([banff, halifax, fiji])('finds %o again', (place) => {
    const found = placeAt(projected(place));
    expect(found.latitude).toBeCloseTo(place.latitude, 9);
    expect(found.longitude).toBeCloseTo(place.longitude, 9);
  });

  it('draws the poles on the edges', () => {
    expect(projected({ latitude: 90, longitude: 0 }).y).toBeCloseTo(0, 9);
    expect(projected({ latitude: -90, longitude: 0 }).y).toBeCloseTo(1, 9);
  });
});

describe('the view of some places', () => {
  it.each([
    ['two on one continent', [banff, halifax]],
    ['the whole world', [banff, halifax, fiji, { latitude: -54.8, longitude: -68.3 }]],
  ])('shows all of %s, away from the edge', (_, places) => {
    const view = viewOf(places, size);
    for (const place of places) expect(isOnMap(onScreen(projected(place), view, size), size)).toBe(true);
  });

  it('on both sides of the date line is as close as of places as far apart elsewhere', () => {
    const turned = [fiji, samoa].map(({ latitude, longitude }) => ({
      latitude,
      longitude: longitude > 0 ? 0.05 : 8.33,
    }));
    const view = viewOf([fiji, samoa], size);
    expect(view.worldPx).toBeCloseTo(viewOf(turned, size).worldPx, 6);
    for (const place of [fiji, samoa]) expect(isOnMap(onScreen(projected(place), view, size), size)).toBe(true);
  });

  it('has Greenwich in the middle if the whole world is seen at any rate', () => {
    const everywhere = [-175, -120, -65, -10, 45, 100, 155].map((longitude) => ({ latitude: 10, longitude }));
    expect(viewOf(everywhere, { width: 390, height: 500 }).x).toBe(0.5);
  });

  it('of one place has it in the middle, with the region around it', () => {
    const view = viewOf([banff], size);
    expect(onScreen(projected(banff), view, size)).toEqual({ x: 200, y: 280 });
    expect(view.worldPx).toBeLessThan(maxWorldPx);
  });

  it('of no place is the whole world', () => {
    expect(viewOf([], size).worldPx).toBe(minWorldPx(size));
  });
});

describe('moving and zooming', () => {
  it('keeps the point under the pointer where it is', () => {
    const at = { x: 120, y: -90 };
    const under = (view: MapView) => ({ x: view.x + at.x / view.worldPx, y: view.y + at.y / view.worldPx });
    const closer = zoomed(close, 2, size, at);
    expect(closer.worldPx).toBe(40_000);
    expect(under(closer).x).toBeCloseTo(under(close).x, 12);
    expect(under(closer).y).toBeCloseTo(under(close).y, 12);
  });

  it.each([0.001, 1000])('by %d stops at the limits', (factor) => {
    const { worldPx } = zoomed(close, factor, size);
    expect(worldPx).toBe(factor > 1 ? maxWorldPx : minWorldPx(size));
  });

  it('by pixels moves the view by as much', () => {
    const { x, y } = onScreen(projected(banff), moved(close, 80, -40, size), size);
    expect(x).toBeCloseTo(120, 6);
    expect(y).toBeCloseTo(320, 6);
  });

  it('goes round to the east and west, and stops before the poles', () => {
    const round = moved(moved(close, 20_000 * 0.7, 0, size), 20_000 * 0.3, 0, size);
    expect(round.x).toBeCloseTo(close.x, 9);
    expect(onScreen(projected(samoa), { ...projected(fiji), worldPx: 20_000 }, size).x).toBeCloseTo(
      200 + 8.28 / 0.018,
      6,
    );
    expect(moved(close, 0, 1e9, size).y).toBeCloseTo(1 - 280 / 20_000, 9);
    expect(allowedView({ x: 0.25, y: 0, worldPx: 1 }, size)).toMatchObject({ x: 0.25, y: 0.44 });
  });
});

describe('the area to ask for', () => {
  it('has everything that is seen, and stays the same after a small move', () => {
    const area = areaToAsk(close, size);
    const [upper, lower] = [
      { x: close.x - 200 / 20_000, y: close.y - 280 / 20_000 },
      { x: close.x + 200 / 20_000, y: close.y + 280 / 20_000 },
    ].map(placeAt);
    expect(area.west).toBeLessThanOrEqual(upper?.longitude ?? Number.NaN);
    expect(area.east).toBeGreaterThanOrEqual(lower?.longitude ?? Number.NaN);
    expect(area.north).toBeGreaterThanOrEqual(upper?.latitude ?? Number.NaN);
    expect(area.south).toBeLessThanOrEqual(lower?.latitude ?? Number.NaN);
    const moves = [1, 2, 3].map((right) => areaToAsk(moved(close, right, 0, size), size));
    expect(moves).toEqual([area, area, area]);
  });

  it('is on Earth at every edge', () => {
    for (const [right, down] of [
      [-1e9, -1e9],
      [1e9, 1e9],
    ] as const) {
      const { west, south, east, north } = areaToAsk(moved(close, right, down, size), size);
      expect(west).toBeGreaterThanOrEqual(-180);
      expect(east).toBeLessThanOrEqual(180);
      expect(south).toBeGreaterThanOrEqual(-90);
      expect(north).toBeLessThanOrEqual(90);
      expect(west !== east && south < north).toBe(true);
    }
  });

  it('crosses the date line with the view, and is the whole world when all of it is seen', () => {
    const across = areaToAsk({ ...projected(fiji), worldPx: 20_000 }, size);
    expect([across.west > across.east, isInArea(across, samoa), isInArea(across, fiji)]).toEqual([true, false, true]);
    expect(isInArea(areaToAsk(viewOf([fiji, samoa], size), size), samoa)).toBe(true);
    const farOut = areaToAsk({ ...projected(fiji), worldPx: minWorldPx(size) }, size);
    expect([farOut.west, farOut.east]).toEqual([-180, 180]);
  });

  it('ends at the date line without crossing it', () => {
    const west = areaToAsk(
      { ...projected({ latitude: 0, longitude: 170 }), worldPx: 20_000 },
      { width: 1000, height: 560 },
    );
    expect(west.east).toBe(180);
  });
});
