// Makes web/src/features/event-map/land.json, the coast of the map of events, from the land and lakes that the covers have (Natural
// Earth, public domain; docs/sources.md): node web/tools/build-map-land.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { packed } from './packed-lines.mjs';

/** Cells a degree in the covers' data, and what covers a cell. */
const cells = 20;
const [rows, columns] = [180 * cells, 360 * cells];
const [sea, , lake] = [0, 1, 2];
/** What's left out, in cells at the equator: smaller islands and lakes, and corners that change less than this. */
const least = { island: 1.5, lake: 20, landCorner: 2.5, lakeCorner: 3 };

/** The cover of each cell, from the south pole. */
function readCovers() {
  const bytes = gunzipSync(readFileSync(new URL('../../packages/covers/data/land.bin.gz', import.meta.url)));
  const covers = new Uint8Array(rows * columns);
  let [at, cell] = [0, 0];
  const next = () => {
    for (let [value, shift] = [0, 0]; ; shift += 7) {
      value += (bytes[at] & 127) * 2 ** shift;
      if (bytes[at++] < 128) return value;
    }
  };
  while (cell < covers.length) {
    const run = next();
    covers.fill(run & 3, cell, cell + (run >> 2));
    cell += run >> 2;
  }
  return covers;
}

/** The rings around the cells of a mask, with the cells on their left, through the middles of the cells' sides, in half cells. */
function ringsAround(isIn) {
  const inside = (row, column) =>
    row >= 0 && row < rows && column >= 0 && column < columns && isIn(row * columns + column);
  const sides = new Map();
  const add = (from, to) => void (sides.get(from)?.push(to) ?? sides.set(from, [to]));
  const corner = (row, column) => row * (columns + 1) + column;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (!isIn(row * columns + column)) continue;
      const [sw, se, ne, nw] = [
        corner(row, column),
        corner(row, column + 1),
        corner(row + 1, column + 1),
        corner(row + 1, column),
      ];
      if (!inside(row - 1, column)) add(sw, se);
      if (!inside(row, column + 1)) add(se, ne);
      if (!inside(row + 1, column)) add(ne, nw);
      if (!inside(row, column - 1)) add(nw, sw);
    }
  const at = (index) => [index % (columns + 1), Math.floor(index / (columns + 1))];
  const isLeft = (before, from, to) => {
    const [[x0, y0], [x1, y1], [x2, y2]] = [at(before), at(from), at(to)];
    return (x1 - x0) * (y2 - y1) - (y1 - y0) * (x2 - x1) > 0;
  };
  /** The next corner. Where two rings touch, each goes round its own cells: it turns left. */
  const step = (before, from) => {
    const ways = sides.get(from);
    const turn = ways.length === 1 ? 0 : ways.findIndex((to) => isLeft(before, from, to));
    return ways.splice(Math.max(0, turn), 1)[0];
  };
  const rings = [];
  for (const [start, ways] of sides)
    while (ways.length > 0) {
      const corners = [start];
      for (let to = ways.pop(); to !== start;) {
        corners.push(to);
        to = step(corners.at(-2), to);
      }
      rings.push(corners);
    }
  return rings.map((corners) =>
    corners.map((index, i) => {
      const [[x1, y1], [x2, y2]] = [at(index), at(corners[(i + 1) % corners.length])];
      return [x1 + x2, y1 + y2];
    }),
  );
}

/** How large the ground is that a square half cell at this height shows, compared with one at the equator. */
const ground = (y) => Math.max(0.05, Math.cos(((y / 2 / cells - 90) * Math.PI) / 180));

const triangle = ([ax, ay], [bx, by], [cx, cy]) =>
  (Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2) * ground(by);

function ringArea(ring) {
  const sum = ring.reduce((total, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length];
    return total + x * nextY - nextX * y;
  }, 0);
  return (Math.abs(sum) / 2) * ground(ring[0][1]);
}

/** The ring without the corners that matter least, one after the other (Visvalingam and Whyatt). Areas in square half cells. */
function simplified(ring, leastArea) {
  const size = ring.length;
  const before = Int32Array.from(ring, (_, i) => (i + size - 1) % size);
  const after = Int32Array.from(ring, (_, i) => (i + 1) % size);
  const area = Float64Array.from(ring, (_, i) => triangle(ring[before[i]], ring[i], ring[after[i]]));
  const isGone = new Uint8Array(size);
  const heap = [];
  const isLess = (a, b) => heap[a][0] < heap[b][0];
  const swap = (a, b) => ([heap[a], heap[b]] = [heap[b], heap[a]]);
  const push = (entry) => {
    heap.push(entry);
    for (let i = heap.length - 1; i > 0 && isLess(i, (i - 1) >> 1); i = (i - 1) >> 1) swap(i, (i - 1) >> 1);
  };
  const pop = () => {
    swap(0, heap.length - 1);
    const top = heap.pop();
    for (let i = 0; ;) {
      const [left, right] = [2 * i + 1, 2 * i + 2];
      const smallest = [left, right]
        .filter((child) => child < heap.length)
        .reduce((best, child) => (isLess(child, best) ? child : best), i);
      if (smallest === i) return top;
      swap(i, smallest);
      i = smallest;
    }
  };
  ring.forEach((_, i) => push([area[i], i]));
  for (let left = size; left > 4 && heap.length > 0;) {
    const [known, i] = pop();
    if (isGone[i] || known !== area[i]) continue;
    if (known >= leastArea) break;
    isGone[i] = 1;
    left--;
    after[before[i]] = after[i];
    before[after[i]] = before[i];
    for (const j of [before[i], after[i]]) {
      // What's left is never less important than what's gone.
      area[j] = Math.max(known, triangle(ring[before[j]], ring[j], ring[after[j]]));
      push([area[j], j]);
    }
  }
  return ring.filter((_, i) => !isGone[i]);
}

/** @param smallest and corner in cells; a cell is four square half cells */
function outline(isIn, smallest, corner) {
  return ringsAround(isIn)
    .filter((ring) => ringArea(ring) >= 4 * smallest)
    .map((ring) => simplified(ring, 4 * corner))
    .toSorted((a, b) => ringArea(b) - ringArea(a));
}

const covers = readCovers();
const land = outline((cell) => covers[cell] !== sea, least.island, least.landCorner);
const lakes = outline((cell) => covers[cell] === lake, least.lake, least.lakeCorner);
const json = `${JSON.stringify({ stepsPerDegree: 2 * cells, land: packed(land), lakes: packed(lakes) }, null, 2)}\n`;
writeFileSync(new URL('../src/features/event-map/land.json', import.meta.url), json);
const corners = [...land, ...lakes].reduce((sum, ring) => sum + ring.length, 0);
console.log(
  `${land.length} coasts, ${lakes.length} lakes, ${corners} corners, ${gzipSync(json).length} bytes compressed`,
);
