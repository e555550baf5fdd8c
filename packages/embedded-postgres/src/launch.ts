import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, open, readFile, rename, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresBinaries } from './binaries';
import type { ClusterHome } from './home';
import { isPostgres, readPostmaster, removeStaleLocks, type Postmaster } from './postmaster-file';
import { run, runAs } from './run-as';
import { EmbeddedPostgresError, fullDisk } from './system-trouble';

/** How long a socket's path can be on every system: 104 bytes on macOS, with a closing zero. */
const longestPath = 103;
/** The longest name that PostgreSQL gives its socket. */
const socketName = '/.s.PGSQL.65535';

/** How long a server can take to be ready: after a crash it first repeats its log, which takes minutes on a busy machine. */
const readySeconds = 600;
/** How long servers that end again and again are tried. */
const endingSeconds = 60;
const logLimitBytes = 10_000_000;

/** Durability (fsync, synchronous_commit, full_page_writes) stays at PostgreSQL's defaults: on. */
const serverSettings: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  max_connections: '200',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '1GB',
  wal_compression: 'on',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The application logs failed statements (ERR-03), because PostgreSQL would quote values of rows.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

export interface ServerOptions {
  /** The port to start on. By default, a free one. */
  readonly port?: number;
  /** PostgreSQL settings that override the defaults. */
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * Returns the running server of a cluster: one that's already there (a killed process may have left it), or a new one.
 * If two starts run at once, PostgreSQL's own lock file lets one through, and the other uses its server.
 * @throws EmbeddedPostgresError with what to do: after a minute in which servers ended, or ten in which one didn't get ready
 */
export async function runningServer(
  home: ClusterHome,
  binaries: PostgresBinaries,
  { port, settings = {} }: ServerOptions = {},
): Promise<Postmaster> {
  await mkdir(home.users, { recursive: true });
  const start = Date.now();
  const deadline = start + readySeconds * 1000;
  while (Date.now() < deadline) {
    const live = await liveServer(home, deadline);
    if (live !== null) return live;
    const child = await spawnServer(home, binaries, { ...settings, port: String(port ?? (await freePort())) });
    await readyOrEnded(home, child, deadline);
    if (child.exitCode === null && child.signalCode === null) continue;
    await refuseHopeless(home, { isOutOfTime: Date.now() > start + endingSeconds * 1000 });
    // Another start was first, the port was taken, or the previous server's memory is still being freed.
    await sleep(100);
  }
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL wasn't ready after ${readySeconds / 60} minutes. Look at ${home.log}, and start again.`,
  );
}

/** Ends a start whose server has ended, and would again: its disk is full, or it has been ending for a while. */
async function refuseHopeless(home: ClusterHome, { isOutOfTime }: { isOutOfTime: boolean }): Promise<void> {
  const line = await lastLogLine(home);
  const full = fullDisk(line ?? '', home.folder);
  if (full !== null) throw new EmbeddedPostgresError(full);
  if (isOutOfTime)
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL ends as soon as it's started${line === null ? '' : ` (${line})`}. Look at ${home.log}, or set DATABASE_URL.`,
    );
}

/** Stops the server of a cluster: open transactions are rolled back, and everything committed is on disk ("fast" shutdown). */
export async function stopServer(home: ClusterHome, binaries: PostgresBinaries): Promise<void> {
  await run(binaries.pgCtl, ['stop', `--pgdata=${home.data}`, '--mode=fast', '--wait', '--timeout=30'], home.user);
}

async function liveServer(home: ClusterHome, deadline: number): Promise<Postmaster | null> {
  for (;;) {
    const found = await readPostmaster(home.data);
    if (found === null) return null;
    if (!(await isPostgres(found.pid))) {
      await removeStaleLocks(home.data, found);
      return null;
    }
    if (found.isReady) return found;
    if (Date.now() > deadline) return null;
    await sleep(50);
  }
}

async function readyOrEnded(home: ClusterHome, child: ChildProcess, deadline: number): Promise<void> {
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    const found = await readPostmaster(home.data);
    if (found !== null && found.pid === child.pid && found.isReady) return;
    await sleep(20);
  }
}

async function spawnServer(
  home: ClusterHome,
  binaries: PostgresBinaries,
  given: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  await rotateLog(home);
  const log = await open(home.log, 'a', 0o600);
  try {
    const socket = { unix_socket_directories: socketFolder(home.data) ?? '' };
    const settings = Object.entries({ ...serverSettings, ...socket, ...given }).flatMap(([k, v]) => [
      '-c',
      `${k}=${v}`,
    ]);
    // Its output goes to a file and not to a pipe, so that the server outlives this process.
    const child = spawn(binaries.postgres, ['-D', home.data, ...settings], {
      ...runAs(home.user),
      stdio: ['ignore', log.fd, log.fd],
    });
    child.on('error', () => undefined);
    if (child.pid === undefined)
      throw new EmbeddedPostgresError(`This system doesn't let us start ${binaries.postgres}. Set DATABASE_URL.`);
    child.unref();
    return child;
  } finally {
    await log.close();
  }
}

async function rotateLog(home: ClusterHome): Promise<void> {
  const size = await stat(home.log).then(
    (found) => found.size,
    () => 0,
  );
  if (size > logLimitBytes) await rename(home.log, `${home.log}.old`);
}

async function lastLogLine(home: ClusterHome): Promise<string | null> {
  const text = await readFile(home.log, 'utf8').catch(() => '');
  const telling = text
    .trim()
    .split('\n')
    .filter((line) => /FATAL|ERROR|PANIC/.test(line));
  return telling.at(-1) ?? null;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject(address)));
    });
  });
}

/**
 * The folder of a server's Unix socket: its data folder, which only PostgreSQL's user and root can enter. Statements
 * need about two thirds of the processor time that they need through TCP.
 * @returns null where there's none: on Windows, and in a folder whose path is too long
 */
export function socketFolder(dataFolder: string, platform: NodeJS.Platform = process.platform): string | null {
  const isShort = Buffer.byteLength(dataFolder + socketName) <= longestPath;
  // PostgreSQL would read a comma as the end of the path.
  return platform === 'win32' || !isShort || /[,"]/.test(dataFolder) ? null : dataFolder;
}
