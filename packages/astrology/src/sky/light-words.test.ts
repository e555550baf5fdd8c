import { expect, test } from 'vitest';
import { lightWords } from './light-words';

test.each([
  ['golden', true, 'Early sunlight'],
  ['golden', false, 'Golden hour'],
  ['nautical', true, 'First light'],
  ['astronomical', false, 'Nightfall'],
  ['moonlit', true, 'A moonlit night'],
] as const)('%s light with the Sun rising %s is called "%s"', (light, isSunRising, words) => {
  expect(lightWords(light, isSunRising)).toBe(words);
});
