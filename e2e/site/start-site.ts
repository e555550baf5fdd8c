import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The built program, running with its own database and data folder. */
export interface Site {
  readonly url: string;
  /** Of the program's process. */
  readonly pid: number;
  /** Contains the outbox and the database. */
  readonly dataDir: string;
  /** Stops it as Ctrl-C does, and deletes its data if it has made the folder. */
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
/** A first start builds everything and loads demo data and places, possibly on a busy machine. */
const startWithinMs = 600_000;
const pollMs = 250;

/** What a test can change. */
export interface SiteWishes {
  /** By default, a free port. */
  readonly port?: number;
  /** A folder that's there and stays there, to start the same site again. By default, a fresh one that's deleted. */
  readonly dataDir?: string;
  /** Its gazetteer isn't loaded, and we don't wait for it. */
  readonly isWithoutPlaces?: true;
  /** How long the start may take, in milliseconds. By default, 10 minutes. */
  readonly withinMs?: number;
  /** The checkout whose program is started. By default, this one. */
  readonly root?: string;
  /** Further settings, as environment variables. */
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * Starts what `npm start` runs, by default in a fresh data folder and on a free port.
 * @param seedNow the day (YYYY-MM-DD) that the dates of the demo data are relative to
 * @throws Error with the program's output if it ended or wasn't ready in time
 */
export async function startSite(seedNow: string, wishes: SiteWishes = {}): Promise<Site> {
  const dataDir = wishes.dataDir ?? freshDataDir();
  const port = wishes.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const program = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: wishes.root ?? root,
    env: { ...cleanEnvironment(), ...settings({ port, dataDir, seedNow }), ...wishes.settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = outputOf(program);
  const stop = async (): Promise<void> => {
    await end(program);
    if (wishes.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const { isWithoutPlaces = false, withinMs = startWithinMs } = wishes;
    await ready(url, program, { said, isWithoutPlaces, withinMs });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pid: program.pid ?? 0, dataDir, stop };
}

/** If we're root, PostgreSQL runs as another user that has to be able to enter. */
export function freshDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'ascendant-e2e-'));
  chmodSync(dataDir, 0o755);
  return dataDir;
}

/** Journeys register more people per hour than one address is allowed to, so rate limits are off. They have their own tests. */
function settings({ port, dataDir, seedNow }: { port: number; dataDir: string; seedNow: string }) {
  return {
    APP_ENV: 'test',
    PORT: String(port),
    DATA_DIR: dataDir,
    SEED: 'demo',
    // Tests say which address they come from (e2e/test.ts).
    TRUST_PROXY: '1',
    // Webhooks reach the receivers of tests.
    OUTBOUND_ALLOW: '127.0.0.0/8',
    SEED_NOW: seedNow,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    // Makes the program end if its parent is killed, as it does under npm.
    npm_lifecycle_event: 'e2e',
  };
}

/** Keeps settings in this environment from changing what's tested. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'LANG', 'TMPDIR'].map((name) => [name, process.env[name]] as const);
  return Object.fromEntries(kept.filter(([, value]) => value !== undefined));
}

/** A port that's free right now. */
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

interface Watch {
  readonly said: () => string;
  readonly isWithoutPlaces: boolean;
  readonly withinMs: number;
}

async function ready(url: string, program: ChildProcess, { said, isWithoutPlaces, withinMs }: Watch): Promise<void> {
  const until = Date.now() + withinMs;
  // A misspelled name waits for the table of places; a right one is found in the file until then.
  const hasPlaces = async () => isWithoutPlaces || answers(`${url}/api/places?q=Vancuover`);
  while (!(await answers(`${url}/readyz`)) || !(await hasPlaces())) {
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
