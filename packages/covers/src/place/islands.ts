import { coverOf } from './distances';
import { fineCells, sea } from './water-rows';

/** Half the width of the window we look at, in cells of about 5 km. */
const half = 7;
const size = 2 * half + 1;

/** How many pieces of land around a point lie wholly in the sea, within about 35 km. */
export function islandsNear(latitude: number, longitude: number): number {
  const stretch = 1 / Math.max(0.2, Math.cos((latitude * Math.PI) / 180));
  const isLand = Array.from({ length: size * size }, (_, i) => {
    const [row, column] = [Math.floor(i / size) - half, (i % size) - half];
    return coverOf(latitude + row / fineCells, longitude + (column * stretch) / fineCells) !== sea;
  });
  const seen = new Set<number>();
  let islands = 0;
  for (const start of isLand.keys()) if (isLand[start] && !seen.has(start) && isIsland(isLand, start, seen)) islands++;
  return islands;
}

/** Walks one piece of land. @returns whether it stays clear of the window's edge */
function isIsland(isLand: readonly boolean[], start: number, seen: Set<number>): boolean {
  const open = [start];
  seen.add(start);
  let isClear = true;
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const [row, column] = [Math.floor(cell / size), cell % size];
    if (row === 0 || column === 0 || row === size - 1 || column === size - 1) {
      isClear = false;
      continue;
    }
    for (const next of [cell - 1, cell + 1, cell - size, cell + size])
      if (isLand[next] && !seen.has(next)) {
        seen.add(next);
        open.push(next);
      }
  }
  return isClear;
}
