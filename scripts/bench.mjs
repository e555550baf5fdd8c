// `npm run bench [name …]`: runs the benchmarks in bench/src/*.bench.ts, each in its own process, and prints the results as one JSON object.
// `npm run bench compare -- <commit or folder>` prints what requests cost in this version and in another one, as a table.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installMissing } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { command, must, tool } from './run.mjs';

requireNode();
process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'));
await command(installMissing);
const wanted = process.argv.slice(2);
if (wanted[0] === 'compare') {
  await command(() => must(tool('tsx'), ['bench/src/compare/compare.ts', ...wanted.slice(1)]));
  process.exit();
}
const names = readdirSync('bench/src')
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.slice(0, -'.bench.ts'.length))
  .filter((name) => wanted.length === 0 || wanted.includes(name));
const figures = names.map((name) => [name, JSON.parse(measured(name))]);
console.log(JSON.stringify(Object.fromEntries(figures), null, 2));

function measured(name) {
  return execFileSync(tool('tsx'), ['bench/src/run.ts', name], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
