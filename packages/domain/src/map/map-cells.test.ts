import { expect, it } from 'vitest';
import { mapAreaOf, wholeWorld, type MapArea } from './map-area';
import { finestLevel, levelOf } from './map-cells';

const area = (text: string): MapArea => mapAreaOf(text) ?? wholeWorld;
const areas = [wholeWorld, ...['-120,45,-100,60', '-63.6,44.6,-63.5,44.7', '-5,-3,4,2', '170,-90,180,-89'].map(area)];

it.each(areas)('%o has cells that are small, but not too many', (each) => {
  const level = levelOf(each);
  const across = Math.max((each.east - each.west) / 360, (each.north - each.south) / 180) * 2 ** level;
  expect(across).toBeLessThanOrEqual(64);
  if (level < finestLevel) expect(across).toBeGreaterThan(32);
});
