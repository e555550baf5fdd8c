/** Collects the best of very many rows without sorting all of them. Changes in place. */
export interface Selection {
  add(row: number): void;
  /** The last of as many rows as are wanted; null while there are fewer. A row that comes after it has no place. */
  worst(): number | null;
  /** The best rows that were added, best first. Nothing may be added afterwards. */
  ordered(): number[];
}

/**
 * A selection of at most `wanted` rows: a binary heap with the worst one on top, which a better row replaces. Adding n rows takes
 * n log(wanted) steps at most.
 * @param isBefore a strict order of rows
 */
export function createSelection(wanted: number, isBefore: (a: number, b: number) => boolean): Selection {
  const heap: number[] = [];
  let isHeap = false;

  const sink = (start: number): void => {
    const row = heap[start] ?? 0;
    let place = start;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child] ?? 0, heap[child + 1] ?? 0)) child += 1;
      if (!isBefore(row, heap[child] ?? 0)) break;
      heap[place] = heap[child] ?? 0;
      place = child;
    }
    heap[place] = row;
  };

  const worst = (): number | null => {
    if (heap.length < wanted) return null;
    if (!isHeap) for (let place = (wanted >> 1) - 1; place >= 0; place -= 1) sink(place);
    isHeap = true;
    return heap[0] ?? null;
  };

  const add = (row: number): void => {
    if (heap.length < wanted) {
      heap.push(row);
      return;
    }
    const last = worst();
    if (last === null || !isBefore(row, last)) return;
    heap[0] = row;
    sink(0);
  };

  return { add, worst, ordered: () => heap.sort((a, b) => (isBefore(a, b) ? -1 : 1)) };
}
