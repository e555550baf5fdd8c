/** Collects the best of very many rows without sorting all of them. Changes in place. */
export interface Selection {
  add(row: number): void;
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

  const add = (row: number): void => {
    if (heap.length < wanted) {
      heap.push(row);
      return;
    }
    if (wanted < 1) return;
    if (!isHeap) for (let place = (wanted >> 1) - 1; place >= 0; place -= 1) sink(place);
    isHeap = true;
    if (!isBefore(row, heap[0] ?? 0)) return;
    heap[0] = row;
    sink(0);
  };

  return { add, ordered: () => heap.sort((a, b) => (isBefore(a, b) ? -1 : 1)) };
}
