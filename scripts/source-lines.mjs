// Node parses the source map when the first error is described, and keeps it: 340,000 places took 34 MB. A stack needs the line of each frame,
// so a place is kept only where another line begins.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const valueOf = new Map([...digits].map((digit, value) => [digit, value]));

/** Rewrites the source maps in a folder. */
export function keepLinesOnly(folder) {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js.map'))) {
    const map = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    writeFileSync(join(folder, name), JSON.stringify({ ...map, names: [], mappings: linesOnly(map.mappings) }));
  }
}

/** Mappings with the first place of each run of places that are of the same line. Numbers count on from place to place, as ECMA-426 has it. */
export function linesOnly(mappings) {
  // Source, line and column, which count on from one line of the program to the next.
  const [read, written] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  return mappings
    .split(';')
    .map((line) => lineOf(line, read, written))
    .join(';');
}

function lineOf(line, read, written) {
  let [column, writtenColumn, last] = [0, 0, ''];
  const kept = [];
  for (const place of line.split(',').filter(Boolean)) {
    const [moved, ...source] = numbersIn(place);
    column += moved;
    for (const at of read.keys()) read[at] += source[at] ?? 0;
    const key = source.length === 0 ? 'none' : `${read[0]} ${read[1]}`;
    if (key === last) continue;
    last = key;
    kept.push(
      textOf([column - writtenColumn, ...(source.length === 0 ? [] : read.map((value, at) => value - written[at]))]),
    );
    writtenColumn = column;
    if (source.length > 0) written.splice(0, 3, ...read);
  }
  return kept.join(',');
}

/** Numbers in base 64: five bits a digit, the lowest first, of which the very first is the sign. */
function numbersIn(text) {
  const numbers = [];
  let [value, shift] = [0, 0];
  for (const digit of text) {
    const bits = valueOf.get(digit);
    value += (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}

function textOf(numbers) {
  let text = '';
  for (const number of numbers) {
    let rest = number < 0 ? (-number << 1) | 1 : number << 1;
    do {
      text += digits[(rest & 31) | (rest > 31 ? 32 : 0)];
      rest >>= 5;
    } while (rest > 0);
  }
  return text;
}
