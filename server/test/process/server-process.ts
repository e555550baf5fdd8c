import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { clusterFolder, runningDatabase } from '@ascendant/embedded-postgres/running-database';
import { afterAll, afterEach } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Bundled as the built server is, where node_modules is found and git does not look. */
const bundles = join(root, 'node_modules/.cache/ascendant-process-tests');
const timeoutMs = 40_000;

/** A server in a process of its own, to be killed. */
export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything it printed. */
  output(): string;
  /** Waits until it is ready. @throws when it ends before, with what it printed */
  ready(): Promise<void>;
  /** Waits until it has ended. @returns its exit code, or the signal that ended it */
  ended(): Promise<number | string | null>;
  status(path: string): Promise<number>;
}

const started: ChildProcess[] = [];
const folders: string[] = [];

let isKept = false;

afterEach(() => (isKept ? undefined : endAll()));
afterAll(endAll);

async function endAll(): Promise<void> {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) await removeData(folder);
}

/** Lets the servers of a file live until its last test is over, not only until the end of each. */
export function keepServers(): void {
  isKept = true;
}

/** A data folder of a test's own; what runs there and what it holds are gone after the test, or the file (`keepServers`). */
export async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ascendant-process-'));
  folders.push(folder);
  // PostgreSQL's user has to enter it when we are root.
  await chmod(folder, 0o755);
  return folder;
}

/** Makes the program that `startServer` starts. Once, before the tests of a file. */
export async function bundleServer(): Promise<void> {
  await bundleProgram('serve');
}

/** The same for another program of this folder. */
export async function bundleProgram(name: string): Promise<void> {
  await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { bundle } from ${JSON.stringify(join(root, 'scripts/build.mjs'))};
     await bundle('server/test/process/${name}.ts', ${JSON.stringify(bundles)});`,
  ]);
}

/** Starts a server; it may refuse. @param program what was bundled */
export async function startServer(
  settings: Readonly<Record<string, string>>,
  program = 'serve',
): Promise<ServerProcess> {
  const port = settings.PORT ?? String(await freePort());
  const child = spawn(process.execPath, ['--enable-source-maps', join(bundles, `${program}.js`)], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, SEED: 'none', LOG_LEVEL: 'warn', ...settings, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const exit = once(child, 'exit').then(([code, signal]: unknown[]) => (code ?? signal) as number | string | null);
  const url = `http://127.0.0.1:${port}`;
  const status = async (path: string): Promise<number> =>
    fetch(url + path, { headers: { connection: 'close' } }).then(
      (response) => response.status,
      () => 0,
    );
  const ready = async (): Promise<void> => {
    await eventually(async () => {
      if (!hasEnded(child)) return (await status('/readyz')) === 200;
      // What it said last may still be on its way.
      await sleep(500);
      throw new Error(`It ended with ${await exit}: ${printed}`);
    });
  };
  return { url, child, output: () => printed, ready, ended: () => exit, status };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Waits until something holds. @throws when it does not for long */
export async function eventually(holds: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < timeoutMs; waited += 50) {
    if (await holds()) return;
    await sleep(50);
  }
  throw new Error('It never came to be');
}

/** The process of the PostgreSQL that belongs to a data folder; null where none runs. */
export async function postgresOf(folder: string): Promise<number | null> {
  return (await runningDatabase(folder))?.pid ?? null;
}

async function removeData(folder: string): Promise<void> {
  const pid = await postgresOf(folder);
  if (pid !== null) {
    process.kill(pid, 'SIGINT');
    await eventually(async () => (await postgresOf(folder)) === null);
  }
  await rm(await clusterFolder(folder), { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new RangeError('No port');
  return address.port;
}
