import type { Paper } from '../format';
import type { Point } from '../print/pen';

const step = 6;

/** How high land and buildings reach at each x, so that we don't name anything hidden behind them. */
export interface Skyline {
  /** Adds land below a line; its points run from left to right or from right to left. */
  raise(line: readonly Point[]): void;
  /** Hides everything above the paper's foot except an opening, like a wall with a window. */
  close(opening: { readonly left: number; readonly right: number }): void;
  /** Whether a point of the sky is hidden. */
  hides(x: number, y: number): boolean;
}

export function newSkyline({ left, right, bottom, top }: Paper): Skyline {
  const tops = Array.from({ length: Math.ceil((right - left) / step) + 1 }, () => bottom);
  const column = (x: number) => Math.min(tops.length - 1, Math.max(0, Math.round((x - left) / step)));
  const raiseAt = (i: number, y: number) => {
    tops[i] = Math.min(tops[i] ?? bottom, y);
  };
  return {
    raise(line) {
      for (const [i, from] of line.slice(0, -1).entries()) raiseBetween(from, line[i + 1] ?? from);
    },
    close(opening) {
      for (const i of tops.keys()) {
        const x = left + i * step;
        if (x < opening.left || x > opening.right) raiseAt(i, top - step);
      }
    },
    hides: (x, y) => y > (tops[column(x)] ?? bottom),
  };

  function raiseBetween(a: Point, b: Point): void {
    const [from, to] = a[0] <= b[0] ? [a, b] : [b, a];
    if (to[0] < left || from[0] > right) return;
    for (let i = column(from[0]); i <= column(to[0]); i++) {
      const along = to[0] > from[0] ? (left + i * step - from[0]) / (to[0] - from[0]) : 0;
      raiseAt(i, from[1] + (to[1] - from[1]) * Math.min(1, Math.max(0, along)));
    }
  }
}
