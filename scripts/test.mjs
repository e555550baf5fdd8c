// `npm test`: runs every check from a fresh clone. Continues after a failure, so that one run shows everything.
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installMissing, requireNode } from './install.mjs';
import { command, run, tool } from './run.mjs';

requireNode();
process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'));
process.env.CI ??= 'true';
await command(installMissing);

const { findBrowser } = await import('./browser.mjs');
const browser = findBrowser();
const results = [];

check('format', () => run(tool('prettier'), ['--check', '--log-level', 'warn', '.']));
check('lint', () => run(tool('oxlint'), ['--deny-warnings']));
check('types', () => run(process.execPath, ['scripts/types.mjs']));
check('tests', () => run(tool('vitest'), ['run']));
check('build', () => run(process.execPath, ['scripts/build.mjs']));
check('journeys', () => {
  if (browser === null) return failed('No browser found. Install Chromium or set CHROMIUM_PATH.');
  return run(tool('playwright'), ['test', '--config', 'e2e/playwright.config.ts'], { CHROMIUM_PATH: browser });
});

console.log('');
for (const { name, status, seconds } of results)
  console.log(`${status === 0 ? 'passed' : 'FAILED'}  ${name.padEnd(10)} ${seconds.toFixed(1).padStart(7)} s`);
const total = results.reduce((sum, { seconds }) => sum + seconds, 0);
const isPassed = results.every(({ status }) => status === 0);
console.log(`${isPassed ? 'passed' : 'FAILED'}  ${'total'.padEnd(10)} ${total.toFixed(1).padStart(7)} s`);
process.exit(isPassed ? 0 : 1);

function check(name, work) {
  console.log(`\n── ${name}`);
  const begun = performance.now();
  const status = work();
  results.push({ name, status, seconds: (performance.now() - begun) / 1000 });
}

function failed(sentence) {
  console.error(sentence);
  return 1;
}
