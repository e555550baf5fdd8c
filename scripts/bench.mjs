// `npm run bench`: runs each bench/*.bench.ts, which prints one JSON object, and prints them all as one.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installMissing, requireNode } from './install.mjs';
import { command, tool } from './run.mjs';

requireNode();
process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'));
await command(installMissing);
const wanted = process.argv.slice(2);
const names = readdirSync('bench')
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.slice(0, -'.bench.ts'.length))
  .filter((name) => wanted.length === 0 || wanted.includes(name));
const figures = names.map((name) => [name, JSON.parse(measured(`bench/${name}.bench.ts`))]);
console.log(JSON.stringify(Object.fromEntries(figures), null, 2));

function measured(file) {
  return execFileSync(tool('tsx'), [file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}
