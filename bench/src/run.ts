import process from 'node:process';

/** Runs one file of measurements and prints its figures as one line of JSON: `tsx bench/src/run.ts astrology`. */
type Measure = () => Promise<Record<string, number>>;

const name = process.argv[2] ?? '';
const measures: unknown = await import(`./${name}.bench.ts`);
const figures: Record<string, number> = {};
for (const measure of functionsIn(measures)) Object.assign(figures, await measure());
process.stdout.write(`${JSON.stringify(figures)}\n`);

/** Every function that the file exports under a name that begins with `bench`. */
function functionsIn(exported: unknown): Measure[] {
  if (typeof exported !== 'object' || exported === null) return [];
  return Object.entries(exported).flatMap(([key, value]: [string, unknown]) =>
    key.startsWith('bench') && typeof value === 'function' ? [value as Measure] : [],
  );
}
