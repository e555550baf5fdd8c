import { expect, it } from 'vitest';
import { mapAreaOf, mapAreaText, wholeWorld } from './map-area';

it.each(['-180,-90,180,90', '-116.5,51,-115.25,51.5', '0,0,0.000001,1'])(
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
  ['an area over the date line', '170,-10,-170,10'],
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
