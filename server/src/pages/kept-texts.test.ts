import { expect, it } from 'vitest';
import { keptTexts } from './kept-texts';

it('texts are made once per key', () => {
  const keep = keptTexts(10_000);
  let made = 0;
  const make = () => [`${(made += 1)}`];
  expect([keep('a', make), keep('a', make), keep('b', make)]).toEqual([['1'], ['1'], ['2']]);
});

it('what was used longest ago goes first, and what’s larger than all room is not kept', () => {
  const keep = keptTexts(10_000);
  const text = 'x'.repeat(2000);
  const isMade = (key: string, long = text): boolean => {
    let was = false;
    keep(key, () => {
      was = true;
      return [long];
    });
    return was;
  };
  expect([isMade('a'), isMade('b'), isMade('a'), isMade('c')]).toEqual([true, true, false, true]);
  expect([isMade('a'), isMade('b')]).toEqual([false, true]);
  expect([isMade('long', text.repeat(3)), isMade('long', text.repeat(3))]).toEqual([true, true]);
});
