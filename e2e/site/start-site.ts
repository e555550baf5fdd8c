import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The built program, running with a database and a data folder of its own. */
export interface Site {
  readonly url: string;
  /** Holds the outbox and the database. */
  readonly dataDir: string;
  /** Ends it as Ctrl-C does, and takes its data away. */
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
/** A first start builds everything, and loads demo data and places, on a machine that may be busy. */
const startWithinMs = 600_000;
const pollMs = 250;

/** What a test may want otherwise. */
export interface SiteWishes {
  /** A free one by default. */
  readonly port?: number;
  /** Further settings, as in the environment. */
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * Starts what `npm start` runs, in a fresh data folder and on a free port.
 * @param seedNow the day (YYYY-MM-DD) that the dates of the demo data are relative to
 * @throws Error with what the program said, where it ended or did not get ready
 */
export async function startSite(seedNow: string, wishes: SiteWishes = {}): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ascendant-e2e-'));
  // PostgreSQL runs as somebody else when we are root, and has to get in.
  chmodSync(dataDir, 0o755);
  const port = wishes.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const program = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...cleanEnvironment(), ...settings({ port, dataDir, seedNow }), ...wishes.settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = outputOf(program);
  const stop = async (): Promise<void> => {
    await end(program);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await ready(url, program, said);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, dataDir, stop };
}

/** Journeys register more people an hour than one address may, so limits are off; they have tests of their own. */
function settings({ port, dataDir, seedNow }: { port: number; dataDir: string; seedNow: string }) {
  return {
    APP_ENV: 'test',
    PORT: String(port),
    DATA_DIR: dataDir,
    SEED: 'demo',
    SEED_NOW: seedNow,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    // The program ends by itself when the one that started it was killed, as it does below npm.
    npm_lifecycle_event: 'e2e',
  };
}

/** Nothing that happens to be set here changes what is tested. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, LANG, TMPDIR } = process.env;
  return { ...(PATH && { PATH }), ...(HOME && { HOME }), ...(LANG && { LANG }), ...(TMPDIR && { TMPDIR }) };
}

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function outputOf(program: ChildProcess): () => string {
  let said = '';
  const hear = (chunk: Buffer): void => {
    said = (said + chunk.toString()).slice(-20_000);
  };
  program.stdout?.on('data', hear);
  program.stderr?.on('data', hear);
  return () => said;
}

async function ready(url: string, program: ChildProcess, said: () => string): Promise<void> {
  const until = Date.now() + startWithinMs;
  while (!(await answers(`${url}/readyz`)) || !(await answers(`${url}/api/places?q=Halifax`))) {
    if (program.exitCode !== null) throw new Error(`The site ended while starting:\n${said()}`);
    if (Date.now() > until) throw new Error(`The site was not ready in time:\n${said()}`);
    await new Promise((resolve) => {
      setTimeout(resolve, pollMs);
    });
  }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const gone = once(program, 'exit');
  program.kill('SIGINT');
  await gone;
}
