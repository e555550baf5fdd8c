import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { growthChart, type ScaleFigures, sizesOf } from './scale/growth-chart';

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

/** The figures of `npm run bench http`. */
type HttpFigures = Readonly<Record<string, number>>;

/** A table of every read that was measured, in Markdown. */
function httpTable(figures: HttpFigures): string {
  const names = Object.keys(figures).flatMap((name) => /^(\w+)Ratio$/.exec(name)?.[1] ?? []);
  return [
    '| read | requests/s | the limit of the machine | ratio |',
    '|---|---|---|---|',
    ...names.map(
      (name) =>
        `| \`${name}\` | ${whole(figures, `${name}PerSecond`)} | ${whole(figures, `${name}BarePerSecond`)} | ${figures[`${name}Ratio`]} |`,
    ),
    '',
    `With ${whole(figures, 'events')} events besides the demo's, on Node ${figures['node']}; load of the machine before the run: ${figures['loadBefore']}.`,
  ].join('\n');
}

const whole = (figures: HttpFigures, name: string): string => (figures[name] ?? Number.NaN).toLocaleString('en-CA');

/** How many of the reads the table shows: those that grow most. The JSON file has all. */
const shown = 5;

/** A table of the reads that grow most, and of the sizes themselves, in Markdown. */
function growthTable(figures: ScaleFigures): string {
  const sizes = sizesOf(figures);
  const names = Object.keys(figures).flatMap((name) => /^(\w+)Growth$/.exec(name)?.[1] ?? []);
  const most = names.toSorted((a, b) => growth(figures, b) - growth(figures, a)).slice(0, shown);
  const heads = ['', ...sizes.map((size) => `${size.toLocaleString('en-CA')} events`), 'growth'];
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const facts = (label: string, name: string) =>
    row([label, ...sizes.map((size) => figures[`${name}${size}`] ?? ''), '']);
  return [
    row(heads),
    row(heads.map(() => '---')),
    facts('filling, seconds', 'fillSeconds'),
    facts('second start, milliseconds', 'secondStartMs'),
    facts('scores ready after, seconds', 'scoresReadySeconds'),
    facts('jobs done after that, seconds', 'jobsDoneSeconds'),
    facts('memory of the program, MB', 'serverMb'),
    ...most.map((name) =>
      row([`\`${name}\`, ms`, ...sizes.map((size) => figures[`${name}Ms${size}`] ?? ''), growth(figures, name)]),
    ),
    '',
    `${names.length} reads; the ${shown} that grow most. Answers with 5xx: ${figures['answers5xx']}. Node ${figures['node']}. Load of the machine before the run: ${figures['loadBefore']}.`,
  ].join('\n');
}

const growth = (figures: ScaleFigures, name: string): number => figures[`${name}Growth`] ?? 0;
