// Tries the image as an operator runs it: read-only, without rights, on a database elsewhere. Opens the home page, books with the sandbox,
// and stops it.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bookPaid } from './book-paid.mjs';
import { freePort, until } from './waiting.mjs';

/** What an operator can expect on a machine that isn't busy. After 30 s podman kills it, which is another exit code. */
const stopsWithinMs = 5000;

/** Hardened as in deploy/container/compose.yaml. Some machines don't let a container raise limits, so it has those of this process. */
const hardened = [
  '--network=host',
  '--read-only',
  '--cap-drop=ALL',
  '--security-opt=no-new-privileges',
  '--tmpfs=/tmp',
  '--ulimit=nofile=1024:4096',
  '--ulimit=nproc=4096:4096',
];

/** What podman exits with if it isn't the program that failed: itself (125), or the kernel that refuses the container (126). */
const refusedBy = [125, 126];

/** @returns why this machine starts no container, or null. @throws Error if the program in the image is what fails */
export function whyNoneStarts(podman, image) {
  try {
    podman(['run', '--rm', ...hardened, image, '--version']);
    return null;
  } catch (error) {
    if (refusedBy.includes(error.status)) return error.message;
    throw error;
  }
}

/** @throws Error with what it printed */
export async function tryImage(podman, image) {
  const folder = mkdtempSync(join(tmpdir(), 'ascendant-image-'));
  // PostgreSQL runs as another user if this is root.
  chmodSync(folder, 0o755);
  const database = await demoDatabase(folder);
  const port = await freePort();
  const settings = {
    DATABASE_URL: database.url,
    PORT: String(port),
    HOST: '127.0.0.1',
    PAYMENTS: 'sandbox',
    RATE_LIMITS: 'off',
  };
  const env = Object.entries(settings).map(([name, value]) => `--env=${name}=${value}`);
  const name = `ascendant-try-${process.pid}`;
  try {
    const container = watched(podman.beside(['run', '--name', name, ...hardened, ...env, image]));
    const site = `http://127.0.0.1:${port}`;
    await until(async () => container.hasEnded() || (await answers(`${site}/readyz`)));
    const page = container.hasEnded() ? null : await fetch(site);
    if (page?.status !== 200)
      throw new Error(`The image doesn't serve (${page?.status ?? 'it ended'}): ${container.printed()}`);
    const { reference } = await bookPaid(site);
    const begun = performance.now();
    podman(['stop', '--time', '30', name]);
    const ms = Math.round(performance.now() - begun);
    const code = podman(['inspect', '--format', '{{.State.ExitCode}}', name]);
    console.log(
      `The home page opened, ${reference} was booked and paid, and it stopped in ${ms} ms with exit code ${code}.${ms > stopsWithinMs ? ' That’s slow: is the machine busy?' : ''}`,
    );
    if (code !== '0') throw new Error(`It stopped with exit code ${code}: ${container.printed()}`);
  } finally {
    podman(['rm', '--force', '--volumes', '--ignore', name]);
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The built program with its embedded PostgreSQL and the demo data, for its database. */
async function demoDatabase(folder) {
  const port = await freePort();
  const env = {
    ...process.env,
    APP_ENV: 'demo',
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  };
  const program = watched(
    spawn(process.execPath, ['server/dist/ascendant.js', 'start'], { env, stdio: ['ignore', 'pipe', 'pipe'] }),
  );
  await until(async () => program.hasEnded() || (await answers(`http://127.0.0.1:${port}/readyz`)));
  if (program.hasEnded()) throw new Error(`The database for the trial didn't start: ${program.printed()}`);
  const password = readFileSync(join(folder, 'postgres/password'), 'utf8').trim();
  const databasePort = readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[3];
  return { url: `postgresql://ascendant:${password}@127.0.0.1:${databasePort}/ascendant`, close: program.stop };
}

function watched(child) {
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  let isEnded = false;
  const ended = new Promise((resolve) => {
    child.once('exit', () => resolve((isEnded = true)));
  });
  return {
    printed: () => printed,
    hasEnded: () => isEnded,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

function answers(url) {
  return fetch(url).then(
    ({ status }) => status === 200,
    () => false,
  );
}
