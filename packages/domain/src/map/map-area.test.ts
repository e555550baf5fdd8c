import { expect, it } from 'vitest';
import { finestLevel, isInArea, levelOf, mapAreaOf, mapAreaText, wholeWorld, type MapArea } from './map-area';

it.each(['-180,-90,180,90', '-116.5,51,-115.25,51.5', '0,0,0.000001,1', '170,-10,-170,10'])(
  '%s is an area, and is written the same way',
  (text) => {
    const area = mapAreaOf(text);
    expect(area && mapAreaText(area)).toBe(text);
  },
);

it.each([
  ['nothing', ''],
  ['three numbers', '1,2,3'],
  ['five numbers', '1,2,3,4,5'],
  ['words', 'west,south,east,north'],
  ['an area without a width', '5,1,5,2'],
  ['an area upside down', '1,3,2,2'],
  ['an area beyond the date line', '170,-10,190,10'],
  ['an area beyond a pole', '0,80,10,91'],
  ['an infinite area', '-Infinity,-90,180,90'],
  ['a number with an exponent', '0,0,1e2,10'],
  ['blanks', '1, 2, 3, 4'],
])('%s is no area', (_, text) => {
  expect(mapAreaOf(text)).toBeNull();
});

it('the whole world is an area', () => {
  expect(mapAreaOf(mapAreaText(wholeWorld))).toEqual(wholeWorld);
});

const area = (text: string): MapArea => mapAreaOf(text) ?? wholeWorld;
const areas = [
  wholeWorld,
  ...[
    '-120,45,-100,60',
    '-63.6,44.6,-63.5,44.7',
    '-5,-3,4,2',
    '170,-90,180,-89',
    '179.9,-17,-179.9,-16',
    '-10,-90,-11,90',
  ].map(area),
];

it.each(areas)('%o has cells that are small, but not too many', (each) => {
  const level = levelOf(each);
  const widthDeg = (((each.east - each.west) % 360) + 360) % 360 || 360;
  const across = Math.max(widthDeg / 360, (each.north - each.south) / 180) * 2 ** level;
  expect(across).toBeLessThanOrEqual(64);
  if (level < finestLevel) expect(across).toBeGreaterThan(32);
});

it.each([
  [179, true],
  [180, true],
  [-180, true],
  [-170, true],
  [-169.9, false],
  [0, false],
  [169.9, false],
  [170, true],
])('an area whose west is greater than its east goes across the date line: %d is inside: %s', (longitude, isInside) => {
  expect(isInArea(area('170,-10,-170,10'), { latitude: 0, longitude })).toBe(isInside);
  expect(isInArea(area('170,-10,-170,10'), { latitude: 11, longitude })).toBe(false);
});
