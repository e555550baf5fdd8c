// Finds a Chromium for the browser tests, and installs one if there is none.
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run, tool } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome.exe'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const inPlaywright = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a browser: from CHROMIUM_PATH, installed on the system, Playwright's, or installed now. Null if all fail. */
export function findBrowser() {
  return present() ?? (installed() ? present() : null);
}

function present() {
  const set = process.env.CHROMIUM_PATH;
  const inPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...(set ? [set] : []), ...inPath, ...places, ...playwrights()].find((path) => existsSync(path)) ?? null;
}

function playwrights() {
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(folder)) return [];
  const versions = readdirSync(folder)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)));
  return versions.flatMap((version) => inPlaywright.map((program) => join(folder, version, program)));
}

function installed() {
  console.log('Installing a browser for the tests …');
  const isRoot = process.getuid?.() === 0;
  const playwright = ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium'];
  if (run(tool('playwright'), playwright) === 0 && playwrights().some((path) => existsSync(path))) return true;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false;
  run('apt-get', ['update', '-q'], { DEBIAN_FRONTEND: 'noninteractive' });
  const apt = ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-liberation'];
  return run('apt-get', apt, { DEBIAN_FRONTEND: 'noninteractive' }) === 0;
}
