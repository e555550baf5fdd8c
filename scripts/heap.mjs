// How much room V8 takes for objects beyond those in use. Its usual flags for that are read when the process starts, before any code of ours,
// and the server runs in the process that was started. Those here are read again and again.
import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/**
 * For new objects. By itself, V8 takes up to 32 MB, of which one half is always empty. In 2 MB, objects would be taken for old ones, which
 * are only cleared with the whole heap, before a request is done with them.
 */
const newBytes = 8 * 2 ** 20;
/** V8 enlarges the room when many new objects stay in use. A list of a thousand numbers takes 8 kB, and 16 MB of them are more than enough. */
const numbersInList = 1000;
const mostLists = 2000;
/** Looking takes longer than making a list. */
const lookEvery = 30;

/**
 * Keeps the heap small: new objects have 8 MB, and the heap is cleared once it has grown by a third. V8 would let it grow to four times
 * what's in use. Source: docs/decisions/0087-a-small-heap.md.
 */
export function keepHeapSmall() {
  setFlagsFromString('--heap-growing-percent=33');
  enlargeNew();
  // V8 takes some of the room back while little happens.
  const observer = new PerformanceObserver(() => {
    if (newRoom() < newBytes && !enlargeNew()) observer.disconnect();
  });
  observer.observe({ type: 'gc' });
}

/**
 * Makes new objects until V8 has enlarged their room, and forbids it to go on. Nothing else runs meanwhile, so it can't get larger than that.
 * @returns whether it's as large as it should be
 */
function enlargeNew() {
  setFlagsFromString('--semi-space-growth-factor=2');
  const lists = [];
  while (lists.length < mostLists) {
    if (lists.length % lookEvery === 0 && newRoom() >= newBytes) break;
    lists.push(Array.from({ length: numbersInList }, () => 0));
  }
  setFlagsFromString('--semi-space-growth-factor=1');
  return newRoom() >= newBytes;
}

function newRoom() {
  return getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_size ?? 0;
}
