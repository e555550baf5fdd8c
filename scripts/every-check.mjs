// What `npm test` does: runs every check but the long ones from a fresh clone. Continues after a failure, so that one run shows everything.
// `npm test -- --full`, which CI runs, leaves out fewer: what runs when, and how long it takes, is in CONTRIBUTING.md.
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { coversChanged } from './covers-changed.mjs';
import { installMissing } from './install.mjs';
import { command, passSignalsOn, runBeside, tool } from './run.mjs';
import { failedTests, forgetReports, journeyReport, slowestFiles, unitReport } from './test-reports.mjs';

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'));
process.env.CI ??= 'true';
await command(installMissing);
passSignalsOn();

const isFull = process.argv.includes('--full');
const journeyProjects = isFull ? ['stripe', 'site', 'corners', 'ci'] : ['site'];

const { findBrowser } = await import('./browser.mjs');
const browser = findBrowser();
const results = [];
const begun = performance.now();

await check('format', () => runBeside(tool('oxfmt'), ['--check']));
await check('types', () => runBeside(process.execPath, ['scripts/types.mjs']));
await check('lint', () => runBeside(tool('oxlint'), ['--deny-warnings']));
forgetReports(unitReport, journeyReport);
await check('tests', () => {
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
  const projects = isFull || coversChanged() ? [] : ['--project', '!covers'];
  return runBeside(
    tool('vitest'),
    ['run', ...reports, ...projects],
    isFull ? { FULL_COUNTS: 'yes' } : { WITHOUT_PROGRAMS: 'yes' },
  );
});
await check('build', () => runBeside(process.execPath, ['scripts/build.mjs']));
await check('journeys', () => {
  if (browser === null) return failed('No browser found. Install Chromium or set CHROMIUM_PATH.');
  const projects = journeyProjects.map((project) => `--project=${project}`);
  const args = ['test', '--config=e2e/playwright.config.ts', '--reporter=list,json', ...projects];
  return runBeside(tool('playwright'), args, { PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(journeyReport) });
});

console.log('\nThe twenty slowest files, several of which run at once:');
for (const { file, seconds } of slowestFiles()) console.log(`${seconds.toFixed(1).padStart(8)} s  ${file}`);
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
