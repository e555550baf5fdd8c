import { expect, it } from 'vitest';
import { mapInTurns } from './map-in-turns';

/** Holds the thread as long as writing a few events does. */
function busy(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

it('a long list is mapped in order, and others have their turns in between', async () => {
  let turns = 0;
  const other = (): void => {
    turns += 1;
    if (turns < 1_000) setImmediate(other);
  };
  setImmediate(other);
  const mapped = await mapInTurns(Array.from({ length: 20 }).keys(), (item) => {
    busy(4);
    return item * 2;
  });
  expect(mapped).toEqual(Array.from({ length: 20 }, (_, index) => index * 2));
  expect(turns).toBeGreaterThanOrEqual(5);
});

it('a short list is mapped at once', async () => {
  expect(await mapInTurns([1, 2, 3], String)).toEqual(['1', '2', '3']);
  expect(await mapInTurns([], String)).toEqual([]);
});
