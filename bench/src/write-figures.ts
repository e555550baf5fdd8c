import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { httpTable, type HttpFigures } from './http/http-table';
import { growthChart, type ScaleFigures } from './scale/growth-chart';
import { growthTable } from './scale/growth-table';

/**
 * Writes figures into docs/performance.md and docs/measurements: `npm run -s bench scale http > figures.json && npx tsx
 * bench/src/write-figures.ts figures.json`. What wasn't measured stays as it is.
 */
interface Figures {
  readonly scale?: ScaleFigures;
  readonly http?: HttpFigures;
}

const page = 'docs/performance.md';
const folder = 'docs/measurements';
const [from = ''] = process.argv.slice(2);
const { scale, http } = JSON.parse(readFileSync(from, 'utf8')) as Figures;
mkdirSync(folder, { recursive: true });
if (scale !== undefined) {
  keep('scale', scale);
  writeFileSync(`${folder}/scale.svg`, growthChart(scale));
  replacePart('scale', growthTable(scale));
}
if (http !== undefined) {
  keep('http', http);
  replacePart('http', httpTable(http));
}

function keep(name: string, figures: Readonly<Record<string, number>>): void {
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(figures, null, 2)}\n`);
}

/** @throws RangeError if the page doesn't have the part */
function replacePart(name: string, text: string): void {
  const [begin, end] = [`<!-- figures: ${name} -->`, '<!-- end of figures -->'];
  const [before, after] = readFileSync(page, 'utf8').split(begin);
  const rest = after?.split(end).slice(1).join(end);
  if (before === undefined || rest === undefined) throw new RangeError(`${page} has no figures of ${name}`);
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(
    page,
    `${before}${begin}\n${text}\n\nWritten on ${day} by \`bench/src/write-figures.ts\`.\n${end}${rest}`,
  );
}
