import { Client, DatabaseError } from 'pg';
import { StartError } from '../../errors/start-error';
import type { PostgresBinaries } from './binaries';
import { findBinaries } from './binaries';
import { claim, releaseClaim } from './claims';
import { clusterPassword, EMBEDDED_NAME, ensureCluster } from './cluster';
import type { ClusterHome } from './home';
import { findHome } from './home';
import { runningServer, stopServer } from './launch';
import { runnableBinaries } from './staging';
import { watchServer } from './watch';

/** A PostgreSQL of our own: `url` reaches the database `ascendant` as its superuser. */
export interface EmbeddedPostgres {
  readonly url: string;
  readonly folder: string;
  /** Stops the server, unless another live process of ours uses it too. Safe to call twice. */
  stop(): Promise<void>;
}

/**
 * Starts (or joins) the PostgreSQL under a data folder, making it the first time. It survives kill -9 of this process:
 * the next start finds it and goes on. If the server itself dies, it is started again on the same port.
 * @param dataDir an absolute path; made if missing
 * @param say hears sentences about unusual places and restarts
 * @param settings of PostgreSQL over our own, for a server that is started now; for tests, which need no durability
 * @throws StartError where PostgreSQL cannot run
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  say: (sentence: string) => void,
  settings: Readonly<Record<string, string>> = {},
): Promise<EmbeddedPostgres> {
  const home = await findHome(dataDir, say);
  const binaries = await runnableBinaries(await findBinaries(), home.user, say);
  await ensureCluster(home, binaries);
  const { port } = await runningServer(home, binaries, { settings });
  await claim(home);
  const url = `postgresql://${EMBEDDED_NAME}:${await clusterPassword(home)}@127.0.0.1:${port}/${EMBEDDED_NAME}`;
  await ensureDatabase(url);
  const endWatch = watchServer(() => runningServer(home, binaries, { port, settings }), home, say);
  return { url, folder: home.folder, stop: stopOnce(home, binaries, endWatch) };
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
  const client = new Client({ connectionString: maintenance.href, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const found = await client.query('select 1 from pg_database where datname = $1', [EMBEDDED_NAME]);
    // 42P04: the other of two starts at once was first.
    if (found.rowCount === 0)
      await client.query(`create database ${EMBEDDED_NAME}`).catch(ignoreCode('42P04', '23505'));
  } catch (error) {
    throw new StartError(`The embedded PostgreSQL refused us: ${error instanceof Error ? error.message : 'unknown'}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function ignoreCode(...codes: readonly string[]): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof DatabaseError && codes.includes(error.code ?? ''))) throw error;
  };
}
