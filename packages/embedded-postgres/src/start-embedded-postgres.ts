import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { findBinaries, type PostgresBinaries } from './binaries';
import { clusterPassword, ensureCluster } from './cluster';
import { findHome, type ClusterHome } from './home';
import { runningServer, stopServer } from './launch';
import { databaseUrl, embeddedName, isAlive, isPostgres, readPostmaster, type Postmaster } from './postmaster-file';
import { runnableBinaries } from './staging';
import { EmbeddedPostgresError, inSentences } from './system-trouble';

const everyMs = 500;

/** A running embedded PostgreSQL. `url` connects to the database `ascendant` as its superuser. */
export interface EmbeddedPostgres {
  readonly url: string;
  readonly folder: string;
  /** Stops the server, unless another live process uses it too. Safe to call twice. */
  stop(): Promise<void>;
}

/** Whom a start tells what. */
export interface Told {
  /** Called with a sentence about each unusual location and each restart. */
  readonly say?: (sentence: string) => void;
  /** Called with what's being done, as a sentence without a full stop. */
  readonly progress?: (doing: string) => void;
}

/**
 * Starts PostgreSQL in a data folder, or joins the server that's already running there. Creates the database the first
 * time. The server survives `kill -9` of this process, and the next start joins it. If the server itself dies, it's
 * restarted on the same port.
 * @param dataDir an absolute path; created if missing
 * @param settings PostgreSQL settings that override the defaults if the server is started now (tests need no durability)
 * @throws EmbeddedPostgresError if PostgreSQL can't run here
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  { say = () => undefined, progress = () => undefined }: Told = {},
  settings: Readonly<Record<string, string>> = {},
): Promise<EmbeddedPostgres> {
  const home = await findHome(dataDir, say).catch(inSentences(dataDir));
  try {
    const binaries = await runnableBinaries(await findBinaries(), home.user, say);
    await ensureCluster(home, binaries, progress);
    const password = await clusterPassword(home);
    progress('Starting the database');
    const server = await runningServer(home, binaries, { settings });
    await claim(home);
    const url = databaseUrl(password, server);
    await ensureDatabase(url).catch((error: unknown) => stopAndThrow(home, binaries, error));
    const endWatch = watchServer(() => runningServer(home, binaries, { port: server.port, settings }), home, say);
    return { url, folder: home.folder, stop: stopOnce(home, binaries, endWatch) };
  } catch (error) {
    return inSentences(home.folder)(error);
  }
}

/** On a busy machine, a connection takes seconds. */
const longestConnectMs = 60_000;

async function stopAndThrow(home: ClusterHome, binaries: PostgresBinaries, error: unknown): Promise<never> {
  if (await releaseClaim(home)) await stopServer(home, binaries);
  throw error;
}

function stopOnce(home: ClusterHome, binaries: PostgresBinaries, endWatch: () => Promise<void>): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    await endWatch();
    if (await releaseClaim(home)) await stopServer(home, binaries);
  };
  return () => (stopping ??= stop());
}

async function ensureDatabase(url: string): Promise<void> {
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  const client = new Client({ connectionString: maintenance.href, connectionTimeoutMillis: longestConnectMs });
  try {
    await client.connect();
    const found = await client.query('select 1 from pg_database where datname = $1', [embeddedName]);
    // 42P04, 23505: another process that's starting at the same time was first.
    if (found.rowCount === 0) await client.query(`create database ${embeddedName}`).catch(ignoreCode('42P04', '23505'));
  } catch (error) {
    const advice =
      error instanceof DatabaseError
        ? 'If that happens again, its files are damaged: restore a backup, or set DATA_DIR to another folder.'
        : 'Start again in a minute.';
    const reason = error instanceof Error ? error.message : 'unknown reason';
    throw new EmbeddedPostgresError(`The embedded PostgreSQL refused the connection: ${reason}. ${advice}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function ignoreCode(...codes: readonly string[]): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof DatabaseError && codes.includes(error.code ?? ''))) throw error;
  };
}

/** Records that this process uses the cluster, so that another process doesn't stop the server when it ends. */
async function claim(home: ClusterHome): Promise<void> {
  await writeFile(join(home.users, String(process.pid)), '', { mode: 0o600 });
}

/**
 * Removes this process's claim, and the claims of processes that were killed.
 * @returns whether no other live process uses the cluster
 */
async function releaseClaim(home: ClusterHome): Promise<boolean> {
  await rm(join(home.users, String(process.pid)), { force: true });
  const others = await readdir(home.users).catch(() => []);
  const live = others.filter((name) => isAlive(Number(name)));
  await Promise.all(others.filter((name) => !live.includes(name)).map((name) => rm(join(home.users, name))));
  return live.length === 0;
}

/**
 * Watches a server and restarts it when its process is gone (killed, out of memory). The server may have been started by
 * another process, so this checks the process id instead of waiting for a child to exit.
 * @param restart brings the server back; if it throws, it's tried again
 * @returns a function that ends the watch and waits for a restart in progress
 */
function watchServer(
  restart: () => Promise<Postmaster>,
  home: ClusterHome,
  say: (sentence: string) => void,
): () => Promise<void> {
  const ended = new AbortController();
  const watching = watch(restart, home, say, ended.signal);
  return async () => {
    ended.abort();
    await watching;
  };
}

async function watch(
  restart: () => Promise<Postmaster>,
  home: ClusterHome,
  say: (sentence: string) => void,
  ended: AbortSignal,
): Promise<void> {
  while (await pause(ended)) {
    const found = await readPostmaster(home.data);
    if (found !== null && (await isPostgres(found.pid))) continue;
    if (ended.aborted) return;
    say('The embedded PostgreSQL has stopped. Restarting it.');
    await restart().catch((error: unknown) => say(error instanceof Error ? error.message : "It didn't start."));
  }
}

/** @returns false once the watch has ended. Doesn't keep the process alive. */
async function pause(ended: AbortSignal): Promise<boolean> {
  return sleep(everyMs, true, { signal: ended, ref: false }).catch(() => false);
}
