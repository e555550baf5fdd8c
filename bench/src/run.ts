import process from 'node:process';

/** Runs one file of benchmarks and prints the results as one line of JSON, with the version of Node: `tsx bench/src/run.ts astrology`. */
type Measure = () => Promise<Record<string, unknown>>;

const name = process.argv[2] ?? '';
const measures: unknown = await import(`./${name}.bench.ts`);
const figures: Record<string, unknown> = { node: Number.parseInt(process.versions.node, 10) };
for (const measure of functionsIn(measures)) Object.assign(figures, await measure());
process.stdout.write(`${JSON.stringify(figures)}\n`);

/** Every exported function whose name begins with `bench`. */
function functionsIn(exported: unknown): Measure[] {
  if (typeof exported !== 'object' || exported === null) return [];
  return Object.entries(exported).flatMap(([key, value]: [string, unknown]) =>
    key.startsWith('bench') && typeof value === 'function' ? [value as Measure] : [],
  );
}
