import { beforeAll, describe, expect, it } from 'vitest';
import {
  bundleServer,
  dataFolder,
  eventually,
  keepServers,
  postgresOf,
  startServer,
  type ServerProcess,
} from '../process/server-process';

// One folder for all of them: creating a database takes longer than a start.
keepServers();
let folder: string;
beforeAll(async () => {
  await bundleServer();
  folder = await dataFolder();
});

/** How often each case runs; more than once when looking for a rare failure. */
const repeats = Number(process.env.REPEATS ?? 1);
const callers = 8;

/** Each way in which the program is told to stop. */
const ways: Readonly<Record<string, (pid: number) => void>> = {
  'one SIGTERM to the program': (pid) => process.kill(pid, 'SIGTERM'),
  'SIGTERM to its process group, npm and shell included': (pid) => process.kill(-pid, 'SIGTERM'),
  'Ctrl-C, which reaches the whole group': (pid) => process.kill(-pid, 'SIGINT'),
  'three signals at once': (pid) => {
    process.kill(-pid, 'SIGTERM');
    process.kill(pid, 'SIGTERM');
    process.kill(-pid, 'SIGINT');
  },
};

/** What came of the calls. Changes in place. */
interface Load {
  /** Calls that were answered, whatever the status. */
  answered: number;
  /** Why calls got no answer, unless the port was closed before they asked. */
  readonly cut: string[];
}

/** Asks without pause until the port is closed. */
async function ask({ url }: ServerProcess, load: Load): Promise<void> {
  for (;;) {
    try {
      await (await fetch(`${url}/readyz`)).text();
      load.answered += 1;
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : null;
      const code = cause !== null && 'code' in cause ? String(cause.code) : String(error);
      if (code !== 'ECONNREFUSED') load.cut.push(code);
      return;
    }
  }
}

describe(
  'one graceful stop, however many signals come and wherever they come from',
  { timeout: 120_000 * repeats },
  () => {
    it.each(Object.keys(ways).flatMap((way) => Array.from({ length: repeats }, () => way)))('%s', async (way) => {
      const server = await startServer({ DATA_DIR: folder, npm_lifecycle_event: 'start' }, 'serve', {
        isUnderNpm: true,
      });
      await server.ready();
      const load: Load = { answered: 0, cut: [] };
      const asking = Array.from({ length: callers }, () => ask(server, load));
      await eventually(async () => load.answered > callers);
      ways[way]?.(server.child.pid ?? 0);
      await server.gone();
      await Promise.all(asking);
      expect(load.cut).toEqual([]);
      expect(await postgresOf(folder)).toBeNull();
    });
  },
);
