import { expect, it } from 'vitest';
import { skyInWords } from './sky-in-words';
import { sunAndMoon, type SunAndMoon } from './sun-and-moon';

const banff = sunAndMoon({ latitude: 51.08, longitude: -115.78, instant: new Date('2027-07-02T10:45:00Z') });
const said = (sky: Partial<SunAndMoon>, moon: Partial<SunAndMoon['moon']> = {}) =>
  skyInWords({ ...banff, ...sky, moon: { ...banff.moon, ...moon } });

it('is what someone who looks up sees', () => {
  expect(skyInWords(banff)).toMatch(/^(first light|the night just ending), and a thin Moon in the [a-z-]+$/);
});

it.each<[SunAndMoon['lightPhase'], boolean, string]>([
  ['night', false, 'a dark sky, no Moon'],
  ['astronomical', true, 'a dark sky, no Moon'],
  ['nautical', true, 'the night just ending'],
  ['nautical', false, 'nightfall'],
  ['civil', true, 'first light'],
  ['civil', false, 'dusk'],
])('without a Moon, %s with the Sun rising: %s, is %s', (lightPhase, isSunRising, text) => {
  expect(said({ lightPhase, isSunRising }, { isUp: false })).toBe(text);
  // Nor with one that's up and can't be seen.
  expect(said({ lightPhase, isSunRising }, { isUp: true, litPercent: 2 })).toBe(text);
});

it.each([
  [3, 'a thin Moon'],
  [34, 'a thin Moon'],
  [35, 'a half Moon'],
  [65, 'a bright Moon'],
  [97, 'a full Moon'],
])('a Moon that is %d% lit is %s', (litPercent, text) => {
  expect(said({ lightPhase: 'night' }, { isUp: true, litPercent, compass: 'west' })).toBe(
    `a dark sky, and ${text} in the west`,
  );
});
