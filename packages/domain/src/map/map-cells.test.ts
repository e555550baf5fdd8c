import { expect, it } from 'vitest';
import { mapAreaOf, wholeWorld, type MapArea } from './map-area';
import { cellAt, finestLevel, levelOf, rangesAround, rangeWithin, touchesCell } from './map-cells';

const area = (text: string): MapArea => mapAreaOf(text) ?? wholeWorld;
const areas = [wholeWorld, ...['-120,45,-100,60', '-63.6,44.6,-63.5,44.7', '-5,-3,4,2', '170,-90,180,-89'].map(area)];
const places = [
  { latitude: 51.17622, longitude: -115.56982 },
  { latitude: -16.8, longitude: 179.95 },
  { latitude: 0, longitude: 0 },
  { latitude: 90, longitude: 180 },
  { latitude: -90, longitude: -180 },
];

it('a cell has four of the next level, which follow each other', () => {
  for (const place of places) {
    for (let level = 0; level < finestLevel; level += 1) {
      const { first, last } = rangeWithin(cellAt(place, level), 1);
      expect(last - first).toBe(3);
      expect(cellAt(place, level + 1)).toBeGreaterThanOrEqual(first);
      expect(cellAt(place, level + 1)).toBeLessThanOrEqual(last);
    }
  }
  expect(cellAt({ latitude: 90, longitude: 180 }, finestLevel)).toBe(4 ** finestLevel - 1);
});

it.each(areas)('%o has cells that are small, but not too many', (each) => {
  const level = levelOf(each);
  const across = Math.max((each.east - each.west) / 360, (each.north - each.south) / 180) * 2 ** level;
  expect(across).toBeLessThanOrEqual(64);
  if (level < finestLevel) expect(across).toBeGreaterThan(32);
});

it.each(areas)('the ranges around %o have every cell that it touches, and are few', (each) => {
  for (const level of [levelOf(each), finestLevel]) {
    const ranges = rangesAround(each, level);
    expect(ranges.length).toBeLessThanOrEqual(25);
    for (const [right, up] of [
      [0, 0],
      [0.3, 0.7],
      [0.999, 0.999],
    ] as const) {
      const place = {
        latitude: each.south + up * (each.north - each.south),
        longitude: each.west + right * (each.east - each.west),
      };
      const cell = cellAt(place, level);
      expect(touchesCell(each, cell, level)).toBe(true);
      expect(ranges.some(({ first, last }) => first <= cell && cell <= last)).toBe(true);
    }
  }
});

it('an area whose edges are those of cells touches none beyond them', () => {
  const world = area('-180,-90,0,0');
  expect(touchesCell(world, cellAt({ latitude: -1, longitude: -1 }, 6), 6)).toBe(true);
  expect(touchesCell(world, cellAt({ latitude: 0, longitude: -1 }, 6), 6)).toBe(false);
  expect(touchesCell(world, cellAt({ latitude: -1, longitude: 0 }, 6), 6)).toBe(false);
});
