import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import process from 'node:process';
import { growSite, type GrownSite } from './scale/grown-site';
import { measuredOn } from './scale/medians';
import { everyRead } from './scale/reads';

const sizes = (process.env['BENCH_SIZES'] ?? '1000,20000,100000').split(',').map(Number);
const inSeries = process.env['BENCH_SERIES'] === 'on';

/**
 * Every read of the contract and three pages with more and more events: the median and the 95th percentile of each, one at a time, and how much the
 * median grows from the first size to the last. All sizes run at once and answer in turns, so that a busy machine slows all of them alike. It also
 * measures how long filling and a second start take, the first answer with scores, and the memory. `BENCH_SIZES=1000,1000000` chooses the sizes,
 * and with `BENCH_SERIES=on` the events are dates of 5,000 series.
 * Targets: no answer with 5xx; each median grows at most 1.5 times, of search and near at most 2.
 * Source: docs/rules/reliability.md, "Performance budgets".
 */
export async function benchScale(): Promise<Record<string, number>> {
  const [loadBefore = 0] = loadavg();
  const reads = everyRead();
  // Before the first start, which would be measured with it.
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'ignore' });
  const sites: GrownSite[] = [];
  const figures: Record<string, number> = { loadBefore, answers5xx: 0 };
  try {
    for (const size of sizes) sites.push(await growSite(size, { inSeries }));
    for (const site of sites) Object.assign(figures, site.figures);
    for (const read of reads) {
      const { medians, p95s, failed } = await measuredOn(sites, read);
      sites.forEach(({ size }, index) => {
        figures[`${read.name}Ms${size}`] = hundredths(medians[index] ?? 0);
        figures[`${read.name}P95Ms${size}`] = hundredths(p95s[index] ?? 0);
      });
      figures[`${read.name}Growth`] = hundredths((medians.at(-1) ?? 0) / (medians[0] ?? 0));
      figures['answers5xx'] = (figures['answers5xx'] ?? 0) + failed;
    }
    for (const site of sites) figures[`serverMb${site.size}`] = await site.memoryMb();
  } finally {
    for (const site of sites) await site.close();
  }
  return figures;
}

const hundredths = (value: number): number => Math.round(100 * value) / 100;
