import { sizesOf, type ScaleFigures } from './growth-chart';

/** How many of the reads the table shows: those that grow most. The JSON file has all. */
const shown = 10;

/** A table of the reads that grow most, and of the sizes themselves, in Markdown. */
export function growthTable(figures: ScaleFigures): string {
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
