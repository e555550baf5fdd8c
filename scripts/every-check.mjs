// What `npm test` does: runs every check but the long ones from a fresh clone. Continues after a failure, so that one run shows everything.
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { failedTests, forgetReport, testReport } from './failed-tests.mjs';
import { installMissing } from './install.mjs';
import { command, runBeside, tool } from './run.mjs';

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'));
process.env.CI ??= 'true';
await command(installMissing);

const { findBrowser } = await import('./browser.mjs');
const browser = findBrowser();
const results = [];
const begun = performance.now();

await check('format', () => runBeside(tool('oxfmt'), ['--check']));
await check('types', () => runBeside(process.execPath, ['scripts/types.mjs']));
await check('lint', () => runBeside(tool('oxlint'), ['--deny-warnings']));
forgetReport();
await check('tests', () =>
  runBeside(tool('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${testReport}`]),
);
await check('build', () => runBeside(process.execPath, ['scripts/build.mjs']));
await check('journeys', () => {
  if (browser === null) return failed('No browser found. Install Chromium or set CHROMIUM_PATH.');
  return runBeside(tool('playwright'), ['test', '--config', 'e2e/playwright.config.ts']);
});

console.log('');
for (const line of failedTests()) console.log(`failed  ${line}`);
for (const { name, status, seconds } of results)
  console.log(`${status === 0 ? 'passed' : 'FAILED'}  ${name.padEnd(10)} ${seconds.toFixed(1).padStart(7)} s`);
const total = secondsSince(begun);
const isPassed = results.every(({ status }) => status === 0);
console.log(`${isPassed ? 'passed' : 'FAILED'}  ${'total'.padEnd(10)} ${total.toFixed(1).padStart(7)} s`);
process.exit(isPassed ? 0 : 1);

async function check(name, work) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const status = await work();
  results.push({ name, status, seconds: secondsSince(start) });
}

function secondsSince(start) {
  return (performance.now() - start) / 1000;
}

function failed(sentence) {
  console.error(sentence);
  return 1;
}
