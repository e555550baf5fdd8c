import { describe, expect, it } from 'vitest';
import { inReadingOrder, isOneTown, markDistancePx, marksOf, placeOf, viewInto, type MapSpot } from './map-marks';
import { maxWorldPx, viewOf } from './map-view';

const size = { width: 400, height: 560 };
const spot = (location: string, latitude: number, longitude: number, count = 1): MapSpot => ({
  location,
  latitude,
  longitude,
  count,
});
const banff = spot('Banff, Alberta, Canada', 51.18, -115.57);
const canmore = spot('Canmore, Alberta, Canada', 51.09, -115.35);
const calgary = spot('Calgary, Alberta, Canada', 51.05, -114.07);
const halifax = spot('Halifax, Nova Scotia, Canada', 44.65, -63.57);
const counts = (spots: readonly MapSpot[], worldPx: number) => marksOf(spots, worldPx).map(({ count }) => count);

describe('marks', () => {
  it('of places far apart are one each', () => {
    expect(counts([banff, halifax], 1000)).toEqual([1, 1]);
  });

  it.each([
    [1000, [1, 3]],
    [20_000, [1, 1, 2]],
    [maxWorldPx, [1, 1, 1, 1]],
  ])('in a world of %d pixels join those that would overlap', (worldPx, expected) => {
    expect(counts([banff, canmore, calgary, halifax], worldPx).toSorted((a, b) => a - b)).toEqual(expected);
  });

  it('never overlap, and have every event once', () => {
    const spots = Array.from({ length: 500 }, (_, i) =>
      spot(`Town ${i}`, ((i * 37) % 1200) / 10 - 60, ((i * 101) % 3500) / 10 - 175, 1 + (i % 7)),
    );
    for (const worldPx of [400, 2000, 9000]) {
      const marks = marksOf(spots, worldPx);
      expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(spots.reduce((sum, { count }) => sum + count, 0));
      const distances = marks.flatMap((a, i) =>
        marks.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y) * worldPx),
      );
      expect(distances.reduce((least, px) => Math.min(least, px), Infinity)).toBeGreaterThanOrEqual(
        markDistancePx * 0.999,
      );
    }
  });

  it('are joined across the date line, in the middle of their events', () => {
    const [mark, ...others] = marksOf([spot('Taveuni, Fiji', -16.8, 179.9), spot('Qamea, Fiji', -16.8, -179.7)], 8000);
    expect(others).toEqual([]);
    expect(mark?.x).toBeCloseTo(1 + 0.1 / 360, 9);
    expect(counts([spot('Suva', -18.1, 178.4), spot('Apia', -13.8, -171.8)], 8000)).toEqual([1, 1]);
  });

  it('are read line by line from the north, each line from the west', () => {
    const marks = marksOf([halifax, calgary, spot('Lima, Peru', -12, -77), spot('Whitehorse', 60.7, -135)], 4000);
    expect(inReadingOrder(marks, 4000).map(placeOf)).toEqual(['Whitehorse', 'Calgary', 'Halifax', 'Lima']);
  });

  it('are named after the town of most of their events', () => {
    const [mark] = marksOf([calgary, banff, { ...banff }], 1000);
    expect(mark && placeOf(mark)).toBe('Banff');
    expect(mark && isOneTown(mark)).toBe(false);
    expect(marksOf([banff, { ...banff }], 1000).map(isOneTown)).toEqual([true]);
  });
});

describe('a mark that is pressed', () => {
  const start = viewOf([banff, halifax], size);

  it('comes closer until its events are apart', () => {
    const [mark] = marksOf([banff, canmore, calgary], start.worldPx);
    const view = mark && viewInto(mark, start, size);
    expect(view?.worldPx).toBeGreaterThan(start.worldPx);
    expect(marksOf([banff, canmore, calgary], view?.worldPx ?? 0).length).toBeGreaterThan(1);
  });

  it('has nothing closer if its events are at the same place', () => {
    const [mark] = marksOf([banff, { ...banff }], start.worldPx);
    expect(mark && viewInto(mark, start, size)).toBeNull();
  });

  it('comes closer step by step if only the number of its events is known, until nothing is closer', () => {
    const [mark] = marksOf([{ ...banff, count: 900 }], start.worldPx);
    let view = start;
    for (let steps = 0; steps < 10; steps += 1) view = (mark && viewInto(mark, view, size)) ?? view;
    expect(view.worldPx).toBe(maxWorldPx);
    expect(mark && viewInto(mark, view, size)).toBeNull();
  });
});
