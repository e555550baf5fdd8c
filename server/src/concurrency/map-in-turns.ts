import { setImmediate } from 'node:timers/promises';

/** How long a list holds the thread before others have a turn. No request waits for more than two or three of these. */
const turnMs = 8;

/**
 * Maps a list of any length, so that no other request waits for all of it.
 * @param map what's done for each, a few milliseconds at most
 * Source: docs/rules/reliability.md, "Overload".
 */
export async function mapInTurns<Item, Result>(
  items: Iterable<Item>,
  map: (item: Item) => Result,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  let since = performance.now();
  for (const item of items) {
    results.push(map(item));
    if (performance.now() - since < turnMs) continue;
    await setImmediate();
    since = performance.now();
  }
  return results;
}
