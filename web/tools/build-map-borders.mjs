// Makes web/src/features/event-map/borders.json, the borders between countries on the map of events, from Natural Earth (public domain;
// docs/sources.md): npm pack world-atlas@2.0.2, unpack it, and node web/tools/build-map-borders.mjs <folder>/countries-50m.json
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { brotliCompressSync } from 'node:zlib';
import { packed } from './packed-lines.mjs';

const stepsPerDegree = 40;
/** Corners that change a border by less than this many degrees are left out. */
const leastDegrees = 0.03;

const { arcs, objects, transform } = JSON.parse(readFileSync(argv[2], 'utf8'));

/** How many countries have each arc: a border has two, a coast one. */
function ownersOfArcs() {
  const owners = arcs.map(() => new Set());
  const note = (part, country) => {
    if (typeof part === 'number') owners[part < 0 ? ~part : part].add(country);
    else for (const inner of part) note(inner, country);
  };
  for (const [country, { arcs: parts = [] }] of objects.countries.geometries.entries()) note(parts, country);
  return owners;
}

/** An arc's corners in degrees: TopoJSON has each less the one before. */
function cornersOf(arc) {
  let [x, y] = [0, 0];
  const { scale, translate } = transform;
  return arc.map(([right, up]) => {
    [x, y] = [x + right, y + up];
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

/** How far a corner is from the line between two others, in degrees. */
function distance([x, y], [fromX, fromY], [toX, toY]) {
  const [across, up] = [toX - fromX, toY - fromY];
  const length = Math.hypot(across, up);
  if (length === 0) return Math.hypot(x - fromX, y - fromY);
  return Math.abs(across * (fromY - y) - (fromX - x) * up) / length;
}

/** Without corners that matter little (Douglas and Peucker, 1973). */
function simplified(line) {
  const [first, last] = [line[0], line.at(-1)];
  let [farthest, at] = [leastDegrees, 0];
  for (let index = 1; index < line.length - 1; index++) {
    const far = distance(line[index], first, last);
    if (far > farthest) [farthest, at] = [far, index];
  }
  if (at === 0) return [first, last];
  return [...simplified(line.slice(0, at + 1)).slice(0, -1), ...simplified(line.slice(at))];
}

const owners = ownersOfArcs();
const borders = arcs
  .filter((_, index) => owners[index].size === 2)
  .map((arc) => simplified(cornersOf(arc)))
  .map((line) =>
    line.map(([longitude, latitude]) => [
      Math.round((longitude + 180) * stepsPerDegree),
      Math.round((latitude + 90) * stepsPerDegree),
    ]),
  );
const json = `${JSON.stringify({ stepsPerDegree, borders: packed(borders) }, null, 2)}\n`;
writeFileSync(new URL('../src/features/event-map/borders.json', import.meta.url), json);
const corners = borders.reduce((sum, line) => sum + line.length, 0);
console.log(`${borders.length} borders, ${corners} corners, ${brotliCompressSync(json).length} bytes compressed`);
