// Tries a release as an operator gets it: unpacked where nothing else is, with Node alone.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, until } from './waiting.mjs';

/** Unpacks it, asks for its version, starts it with the demo on its own PostgreSQL, opens the home page and stops it. @throws Error with what it printed */
export async function tryRelease(tarball, version) {
  const folder = mkdtempSync(join(tmpdir(), 'ascendant-release-'));
  try {
    if (spawnSync('tar', ['-xzf', tarball, '-C', folder]).status !== 0)
      throw new Error(`${tarball} can't be unpacked.`);
    const [name] = readdirSync(folder);
    const program = join(folder, name, 'ascendant');
    const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', env: environment({}) });
    if (!stdout.includes(version)) throw new Error(`--version says ${JSON.stringify(stdout)}, and this is ${version}.`);
    await serveOnce(program, join(folder, 'data'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function serveOnce(program, dataDir) {
  const port = await freePort();
  const env = environment({ PORT: String(port), SEED: 'demo', DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  const child = spawn(program, ['start'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    const site = `http://127.0.0.1:${port}`;
    await until(() => child.exitCode !== null || answers(`${site}/readyz`));
    const page = child.exitCode === null ? await fetch(site) : null;
    if (page?.status !== 200) throw new Error(`The release doesn't serve (${page?.status ?? 'it ended'}): ${printed}`);
    const [script] = /\/assets\/[\w-]+\.js/.exec(await page.text()) ?? [];
    if ((await fetch(`${site}${script}`)).status !== 200) throw new Error(`The release lacks ${script}.`);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

/** Nothing of this machine but the way to Node. */
function environment(settings) {
  return { PATH: process.env.PATH, HOME: process.env.HOME, NODE: process.execPath, ...settings };
}

async function answers(url) {
  return fetch(url).then(
    ({ status }) => status === 200,
    () => false,
  );
}
