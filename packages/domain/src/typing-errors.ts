/**
 * How many typing errors separate two words: letters left out, put in, replaced, or two neighbours swapped, one each
 * (optimal string alignment distance; L. Boytsov, "Indexing methods for approximate dictionary searching", 2011, section 2.2).
 */
export function typingErrors(typed: string, meant: string): number {
  const a = [...typed];
  const b = [...meant];
  let beforeLast: number[] = [];
  let last = b.map((_, column) => column + 1);
  last.unshift(0);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(beforeLast, column - 2) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return at(last, b.length);
}

/** How many typing errors a suggestion may have: one in four letters, but at least one. */
export function mostErrors(typed: string): number {
  return Math.max(1, Math.floor([...typed].length / 4));
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
