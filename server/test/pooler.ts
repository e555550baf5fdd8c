import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

/** The user that PgBouncer runs as when we're root, which it refuses to be. */
const nobody = 65_534;

/** A PgBouncer between the tests and their PostgreSQL. */
export interface Pooler {
  /** The URL of a database of the same server, through the pooler. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts the machine's PgBouncer in transaction mode in front of a PostgreSQL, for any of its databases.
 * As many connections per database as a pool of the program has, which gets another one for each transaction.
 * @param folder where its settings go
 * @throws Error if there's no `pgbouncer` on the path, or it ends at once
 */
export async function startPooler(url: string, folder: string): Promise<Pooler> {
  const port = await freePort();
  const [file, log] = [join(folder, 'pgbouncer.ini'), join(folder, 'pgbouncer.log')];
  await writeFile(file, settings(new URL(url), port, log));
  await writeFile(log, '');
  const isRoot = process.getuid?.() === 0;
  for (const each of [file, log]) await (isRoot ? chown(each, nobody, nobody) : chmod(each, 0o600));
  const program = spawn('pgbouncer', [file], { stdio: 'ignore', ...(isRoot && { uid: nobody, gid: nobody }) });
  const ended = once(program, 'exit');
  const pooled = new URL(url);
  [pooled.hostname, pooled.port] = ['127.0.0.1', String(port)];
  pooled.searchParams.delete('host');
  await Promise.race([answers(pooled.href), ended.then(async () => Promise.reject(await whyItEnded(log)))]);
  return {
    url: pooled.href,
    stop: async () => {
      program.kill();
      await ended;
    },
  };
}

function settings({ hostname, port, username, password }: URL, listenPort: number, log: string): string {
  return `[databases]
* = host=${hostname} port=${port} user=${decodeURIComponent(username)} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 2000
server_idle_timeout = 5
logfile = ${log}
log_connections = 0
log_disconnections = 0
log_stats = 0
`;
}

async function whyItEnded(log: string): Promise<Error> {
  return new Error(`pgbouncer ended at once: ${await readFile(log, 'utf8')}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Waits until a connection can be made. */
async function answers(connectionString: string): Promise<void> {
  for (;;) {
    const client = new Client({ connectionString });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await delay(100);
    }
  }
}
