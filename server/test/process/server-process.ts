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
import { afterEach } from 'vitest';
import { afterFile } from '../after-file';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/**
 * Where programs are bundled, like the built server: a folder that finds node_modules and that git ignores. Files that run at the same time
 * have one each, because bundling reads what's there.
 */
const bundles = join(root, 'node_modules/.cache/ascendant-process-tests', process.env.VITEST_POOL_ID ?? 'alone');
/** A start with the demo takes 30 s on two idle cores, and several times as long beside other tests. */
const timeoutMs = 110_000;

/** A server in its own process, for tests that kill it. */
export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything it printed. */
  output(): string;
  /** Waits until it's ready and its database answers. @throws if it ends first, with what it printed */
  ready(): Promise<void>;
  /** Waits until it ends. @returns its exit code, or the signal that ended it */
  ended(): Promise<number | string | null>;
  /** Waits until nothing that it printed to is open any more: it and every process that it started with it have ended. */
  gone(): Promise<void>;
  status(path: string): Promise<number>;
}

const started: ChildProcess[] = [];
const folders: string[] = [];

let isKept = false;

afterEach(() => (isKept ? undefined : endAll()));

async function endAll(): Promise<void> {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) await removeData(folder);
}

/** Keeps a file's servers running until its last test ends, instead of stopping them after each test. */
export function keepServers(): void {
  isKept = true;
  afterFile(endAll);
}

/** A test's own data folder. After the test, or the file (`keepServers`), what runs there is stopped and the folder deleted. */
export async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ascendant-process-'));
  folders.push(folder);
  // When we're root, PostgreSQL runs as another user, who must be able to enter the folder.
  await chmod(folder, 0o755);
  return folder;
}

/** Builds the program that `startServer` starts. Call it once, before a file's tests. */
export async function bundleServer(): Promise<void> {
  await bundleProgram('serve');
}

/** Builds another program from this folder. */
export async function bundleProgram(name: string): Promise<void> {
  await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { bundle } from ${JSON.stringify(join(root, 'scripts/build.mjs'))};
     await bundle('server/test/process/${name}.ts', ${JSON.stringify(bundles)});`,
  ]);
}

/**
 * Starts a server; it may fail to start.
 * @param program the bundle
 * @param options `isUnderNpm`: below a shell, in a process group of its own, whose first process is the child; `folder`: of another
 * version's bundles
 */
export async function startServer(
  settings: Readonly<Record<string, string>>,
  program = 'serve',
  { isUnderNpm = false, folder = bundles } = {},
): Promise<ServerProcess> {
  const port = settings.PORT ?? String(await freePort());
  const bundle = join(folder, `${program}.js`);
  const node = [process.execPath, '--enable-source-maps'];
  const [command = '', ...args] = isUnderNpm
    ? ['sh', '-c', `"$@"; exit $?`, 'sh', ...node, join(root, 'server/test/process/under-npm.mjs'), bundle]
    : [...node, bundle];
  const child = spawn(command, args, {
    detached: isUnderNpm,
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
      if (!hasEnded(child)) return (await status('/readyz')) === 200 && (await status('/healthz/database')) === 200;
      // Its last output may still be arriving.
      await sleep(500);
      throw new Error(`It ended with ${await exit}: ${printed}`);
    });
  };
  const closed = once(child, 'close').then(() => undefined);
  return { url, child, output: () => printed, ready, ended: () => exit, gone: () => closed, status };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Waits until a condition is true. @throws if that takes too long */
export async function eventually(holds: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < timeoutMs; waited += 50) {
    if (await holds()) return;
    await sleep(50);
  }
  throw new Error('Timed out waiting for the condition');
}

/** The process of a data folder's PostgreSQL; null if it isn't running. */
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
