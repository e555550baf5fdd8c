import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { freshDataDir } from '../../../e2e/site/start-site';
import { fillSite } from '../scale/grown-site';
import { sumOf, type Cost } from './cost';
import { measures, sideOf, type Measure } from './measures';

/**
 * `npm run bench compare -- <commit or folder>`: what a request costs in this version and in another one, in processor time of the server and
 * of PostgreSQL, as a table. Both have the same number of events, 10,000 or `BENCH_EVENTS`, and are asked in turns, for what no one has asked for.
 */
const [asked] = process.argv.slice(2);
if (asked === undefined) throw new RangeError('Say which commit or folder to compare with.');
const events = Number(process.env['BENCH_EVENTS'] ?? 10_000);

const other = checkOut(asked);
const sites = [];
try {
  sites.push(await fillSite(events), await fillSite(events, { root: other.root }));
  const sides = await Promise.all(sites.map(sideOf));
  print(`| processor ms, server + PostgreSQL | now | ${asked} | ratio | limit | |`);
  print('|---|---|---|---|---|---|');
  for (const measure of measures) print(rowOf(measure, await measure.costs(sides)));
  const day = new Date().toISOString().slice(0, 10);
  print(`\n${events.toLocaleString('en-CA')} events, Node ${process.versions.node}, ${day}`);
} finally {
  for (const site of sites) await site.close();
  other.remove();
}

function rowOf({ label, limit }: Measure, [ours, theirs]: readonly Cost[]): string {
  if (!ours || !theirs) throw new RangeError(`${label} wasn't measured`);
  const [ratio, most] = [sumOf(ours) / sumOf(theirs), limit(events)];
  const cells = [label, partsOf(ours), partsOf(theirs), ratio.toFixed(2), most, ratio <= most ? 'holds' : 'no'];
  return `| ${cells.join(' | ')} |`;
}

function partsOf({ server, postgres }: Cost): string {
  return `${server.toFixed(1)} + ${postgres.toFixed(1)}`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** A folder with a version of the program. Its dependencies are installed, and it's built, when it's started. */
interface Checkout {
  readonly root: string;
  remove(): void;
}

/** @param asked a folder, which is used as it is, or a commit, which gets a worktree of its own */
function checkOut(asked: string): Checkout {
  if (existsSync(asked)) return { root: resolve(asked), remove: () => undefined };
  const root = freshDataDir();
  git('add', '--detach', root, asked);
  return { root, remove: () => git('remove', '--force', root) };
}

function git(...worktree: readonly string[]): void {
  execFileSync('git', ['worktree', ...worktree], { stdio: ['ignore', 'ignore', 'inherit'] });
}
