/** The median of some runs in milliseconds, after five that don't count. */
export function medianMs(count: number, run: (i: number) => unknown): number {
  for (let i = 0; i < 5; i++) run(i);
  const times = Array.from({ length: count }, (_, i) => {
    const start = performance.now();
    run(i);
    return performance.now() - start;
  });
  const middle = times.sort((a, b) => a - b)[count >> 1] ?? 0;
  return Math.round(middle * 100) / 100;
}
