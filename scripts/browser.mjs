// Finds a Chromium for the browser tests, and installs one if there is none; and its headless shell, which opens pages in half the time.
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
/** Where Playwright keeps its programs, by the start of their folders' names. */
const inPlaywright = {
  chromium: ['chrome-linux/chrome', 'chrome-linux64/chrome', 'chrome-mac/Chromium.app/Contents/MacOS/Chromium'],
  chromium_headless_shell: ['chrome-linux/headless_shell', 'chrome-headless-shell-linux64/chrome-headless-shell'],
};

/** The path of a browser: from CHROMIUM_PATH, installed on the system, Playwright's, or installed now. Null if all fail. */
export function findBrowser() {
  return present() ?? (installed() ? present() : null);
}

/**
 * The path of Chromium's headless shell, which has no windows, menus or settings, so it has no blocked third-party storage either.
 * Null if there's none. CHROMIUM_PATH comes first: people who set it want that browser for everything.
 */
export function findShell() {
  if (process.env.CHROMIUM_PATH) return null;
  return [...inPath(['chromium-headless-shell']), ...playwrights('chromium_headless_shell')].find(isThere) ?? null;
}

function present() {
  const set = process.env.CHROMIUM_PATH;
  return [...(set ? [set] : []), ...inPath(names), ...places, ...playwrights('chromium')].find(isThere) ?? null;
}

function isThere(path) {
  return existsSync(path);
}

function inPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => programs.map((program) => join(folder, program)));
}

/** The newest first. */
function playwrights(name) {
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(folder)) return [];
  const versionOf = (version) => Number(version.slice(name.length + 1));
  const versions = readdirSync(folder).filter((version) => new RegExp(`^${name}-\\d+$`).test(version));
  const newestFirst = versions.sort((a, b) => versionOf(b) - versionOf(a));
  return newestFirst.flatMap((version) => inPlaywright[name].map((program) => join(folder, version, program)));
}

function installed() {
  console.log('Installing a browser for the tests …');
  const isRoot = process.getuid?.() === 0;
  const playwright = ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium'];
  if (run(tool('playwright'), playwright) === 0 && playwrights('chromium').some(isThere)) return true;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false;
  run('apt-get', ['update', '-q'], { DEBIAN_FRONTEND: 'noninteractive' });
  const apt = [
    'install',
    '-y',
    '-q',
    '--no-install-recommends',
    'chromium',
    'chromium-headless-shell',
    'fonts-liberation',
  ];
  return run('apt-get', apt, { DEBIAN_FRONTEND: 'noninteractive' }) === 0;
}
