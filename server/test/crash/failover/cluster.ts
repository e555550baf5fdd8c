import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { z } from 'zod';
import { configure, nodeNames, placeIn, type NodeName, type Place } from './configuration';
import { postgresPrograms } from './programs';

const timeoutMs = 180_000;
/** The passwords of deploy's files, as they are there. */
const superuser = { user: 'postgres', password: 'CHOOSE-ANOTHER' };
const owner = { user: 'ascendant', password: 'of-the-site' };

const members = z.object({
  members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string() })),
});

export const kinds = ['PostgreSQL', 'the machine'] as const;
export type Kind = (typeof kinds)[number];

/** Three nodes with Patroni, etcd and PostgreSQL, and what leads to the primary. */
export interface Cluster {
  /** Past the pooler, to the primary. */
  readonly url: string;
  readonly pooledUrl: string;
  /** Waits until a primary and a synchronous standby and another replica run. */
  healthy(): Promise<void>;
  /** Kills the primary, or all that runs on its machine. @returns what starts that again */
  killPrimary(kind: Kind): Promise<() => Promise<void>>;
  /** Whether anything that connects to the primary now can write. */
  takesWrites(): Promise<boolean>;
  close(): Promise<void>;
}

interface Running {
  readonly place: Place;
  /** By what they run and where: `patroni one`. */
  readonly children: Map<string, ChildProcess>;
  readonly user: { readonly uid?: number; readonly gid?: number };
}

export async function startCluster(): Promise<Cluster> {
  const bin = postgresPrograms();
  if (bin === null) throw new RangeError('PostgreSQL is not installed');
  const folder = await mkdtemp(join(tmpdir(), 'ascendant-failover-'));
  const running: Running = { place: placeIn(folder, bin), children: new Map(), user: await unprivileged() };
  await makeFolder(running, '.');
  try {
    return await started(running);
  } catch (error) {
    await close(running);
    throw error;
  }
}

async function started(running: Running): Promise<Cluster> {
  const { place } = running;
  await writeFile(join(place.folder, 'userlist.txt'), `"${owner.user}" "${owner.password}"\n`);
  for (const name of nodeNames) {
    await makeFolder(running, `sockets-${name}`);
    await startNode(running, name);
  }
  await start(running, 'haproxy', ['haproxy', '-db', '-f', await configure(place, 'haproxy/haproxy.cfg')]);
  await healthy(running);
  await createDatabase(place);
  await start(running, 'pgbouncer', ['pgbouncer', await configure(place, 'pgbouncer/pgbouncer.ini')]);
  const url = `postgresql://${owner.user}:${owner.password}@${place.front}:5000/ascendant`;
  return {
    url,
    pooledUrl: url.replace(':5000/', ':6432/'),
    healthy: () => healthy(running),
    killPrimary: (kind) => killPrimary(running, kind),
    takesWrites: () => takesWrites(url),
    close: () => close(running),
  };
}

/** PostgreSQL and PgBouncer refuse to run as root. */
async function unprivileged(): Promise<Running['user']> {
  if (process.getuid?.() !== 0) return {};
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find((entry) => entry.startsWith('postgres:'));
  const [, , uid, gid] = (line ?? '').split(':');
  if (uid === undefined || gid === undefined) throw new RangeError('There is no user postgres');
  return { uid: Number(uid), gid: Number(gid) };
}

/** One that the cluster's user may write. */
async function makeFolder({ place, user }: Running, name: string): Promise<void> {
  const path = join(place.folder, name);
  await mkdir(path, { recursive: true });
  await chmod(path, 0o755);
  if (user.uid !== undefined && user.gid !== undefined) await chown(path, user.uid, user.gid);
}

async function startNode(running: Running, name: NodeName): Promise<void> {
  const etcd = ['etcd', '--config-file', await configure(running.place, 'etcd/etcd.yml', name)];
  await start(running, `etcd ${name}`, etcd);
  await start(running, `patroni ${name}`, ['patroni', await configure(running.place, 'patroni/patroni.yml', name)]);
}

async function start(
  { place, children, user }: Running,
  key: string,
  [program = '', ...args]: readonly string[],
): Promise<void> {
  const log = openSync(join(place.folder, `${key.replace(' ', '-')}.log`), 'a');
  const env = { PATH: process.env.PATH, HOME: place.folder, LANG: 'C.UTF-8' };
  const child = spawn(program, args, { ...user, cwd: place.folder, env, stdio: ['ignore', log, log] });
  closeSync(log);
  await once(child, 'spawn');
  children.set(key, child);
}

/** The roles and the database of docs/operating.md, by the primary's superuser. */
async function createDatabase(place: Place): Promise<void> {
  const at = (database: string): Client => new Client({ ...superuser, host: place.front, port: 5000, database });
  const client = at('postgres');
  await client.connect();
  await client.query(`create role ${owner.user} login password '${owner.password}'`);
  await client.query(`create database ascendant owner ${owner.user}`);
  await client.end();
}

async function takesWrites(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 1_000, query_timeout: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('update installation set site = site');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function membersOf({ place }: Running): Promise<z.infer<typeof members>['members']> {
  for (const name of nodeNames) {
    const answer = await fetch(`http://${place.addressOf(name)}:8008/cluster`).then(
      async (response) => members.parse(await response.json()).members,
      () => null,
    );
    if (answer !== null) return answer;
  }
  return [];
}

async function healthy(running: Running): Promise<void> {
  for (let waited = 0; ; waited += 500) {
    const found = await membersOf(running);
    const states = found.filter(({ state }) => state === 'running' || state === 'streaming').map(({ role }) => role);
    if (states.length === nodeNames.length && states.includes('leader') && states.includes('sync_standby')) return;
    if (waited > timeoutMs)
      throw new Error(`The cluster isn't healthy: ${JSON.stringify(found)}\n${await logsOf(running)}`);
    await sleep(500);
  }
}

async function killPrimary(running: Running, kind: Kind): Promise<() => Promise<void>> {
  const leader = (await membersOf(running)).find(({ role }) => role === 'leader')?.name;
  const name = nodeNames.find((node) => node === leader);
  if (name === undefined) throw new RangeError('There is no primary');
  if (kind === 'the machine')
    for (const program of ['patroni', 'etcd']) running.children.get(`${program} ${name}`)?.kill('SIGKILL');
  await killPostgres(running.place, name, kind === 'the machine');
  return async () => (kind === 'the machine' ? startNode(running, name) : undefined);
}

/** Kills its first process, after which the others end by themselves, though not at once; or all of them, as the end of a machine does. */
async function killPostgres({ folder }: Place, name: NodeName, isAll: boolean): Promise<void> {
  const file = await readFile(join(folder, `postgres-${name}`, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(file.split('\n')[0]);
  if (!(pid > 1)) return;
  const others = isAll ? await childrenOf(pid) : [];
  for (const each of [pid, ...others]) kill(each);
}

async function childrenOf(parent: number): Promise<readonly number[]> {
  const ids = await processIds();
  const stats = await Promise.all(ids.map((id) => readFile(`/proc/${id}/stat`, 'utf8').catch(() => '')));
  // The name of the program, in brackets, may have spaces in it.
  const isChild = (stat: string): boolean => Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2]) === parent;
  return ids.filter((_, index) => isChild(stats[index] ?? ''));
}

async function processIds(): Promise<readonly number[]> {
  return (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry)).map(Number);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

async function logsOf({ place }: Running): Promise<string> {
  const tails = nodeNames.map(async (name) => {
    const log = await readFile(join(place.folder, `patroni-${name}.log`), 'utf8').catch(() => '');
    return `${name}: ${log.slice(-1500)}`;
  });
  return (await Promise.all(tails)).join('\n');
}

async function close({ place: { folder } }: Running): Promise<void> {
  await killAllIn(folder);
  await rm(folder, { recursive: true, force: true });
}

/** Until nothing works there: Patroni starts programs that no file tells of yet. */
async function killAllIn(folder: string): Promise<void> {
  for (let ids = await workingIn(folder); ids.length > 0; ids = await workingIn(folder)) {
    for (const id of ids) kill(id);
    await sleep(100);
  }
}

async function workingIn(folder: string): Promise<readonly number[]> {
  const ids = await processIds();
  const places = await Promise.all(ids.map((id) => readlink(`/proc/${id}/cwd`).catch(() => '')));
  return ids.filter((_, index) => places[index] === folder || places[index]?.startsWith(`${folder}/`));
}
