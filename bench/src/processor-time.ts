import { readFile } from 'node:fs/promises';

/** The unit of /proc/<pid>/stat, in milliseconds. */
const tickMs = 10;

/** The processor time that a site has used, in milliseconds. */
export interface ProcessorTime {
  /** In the program, with all of its threads. */
  readonly server: number;
  /** In all processes of its PostgreSQL. */
  readonly postgres: number;
}

/** Process ids. */
interface Processes {
  readonly server: number;
  readonly postmaster: number;
}

/** Reads what Linux counts, so it doesn't matter what else the machine does. */
export async function processorTime({ server, postmaster }: Processes): Promise<ProcessorTime> {
  const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
  const backends = await Promise.all(children.trim().split(' ').map(Number).map(usedBy));
  const own = await usedBy(postmaster);
  return {
    server: (await usedBy(server)).own,
    postgres: own.own + own.ended + backends.reduce((sum, backend) => sum + backend.own, 0),
  };
}

export function costSince(before: ProcessorTime, after: ProcessorTime): ProcessorTime {
  return { server: after.server - before.server, postgres: after.postgres - before.postgres };
}

/** What a process has used, and what its children have that ended. Both are 0 if it has just ended itself. */
async function usedBy(pid: number): Promise<{ readonly own: number; readonly ended: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name before it, in brackets, may have spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number);
  return { own: tickMs * (user + system), ended: tickMs * (endedUser + endedSystem) };
}
