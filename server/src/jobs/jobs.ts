import { usual } from './add-job.repository';
import { tasks, type TaskName, type TaskPayload } from './tasks';

/**
 * Runs one job. It can run twice (after a crash at the wrong moment), and the second run must change nothing.
 * @param stopping aborted when the process is asked to stop. A long job then throws its reason, and the queue runs it again later, or
 * returns early if it's repeated anyway
 */
export type Work<Name extends TaskName> = (payload: TaskPayload<Name>, stopping: AbortSignal) => Promise<void>;

/** Where modules define what the queue's jobs do. `addJob` adds jobs. */
export interface Jobs {
  /** Defines what a task does. Call it once per task, before the runner starts. */
  define<Name extends TaskName>(name: Name, work: Work<Name>): void;
  /** Runs a task without a payload at the start and then every `seconds`, in one process at a time. @param priority as in `JobOptions` */
  every(seconds: number, name: TaskName, priority?: number): void;
}

interface Recurrence {
  readonly seconds: number;
  readonly priority: number;
}

/** What the runner needs. */
export interface DefinedJobs extends Jobs {
  readonly works: ReadonlyMap<TaskName, (payload: unknown, stopping: AbortSignal) => Promise<void>>;
  readonly recurring: ReadonlyMap<TaskName, Recurrence>;
}

export function definedJobs(): DefinedJobs {
  const works = new Map<TaskName, (payload: unknown, stopping: AbortSignal) => Promise<void>>();
  const recurring = new Map<TaskName, Recurrence>();
  return {
    works,
    recurring,
    define: (name, work) => {
      if (works.has(name)) throw new RangeError(`The task ${name} is defined twice`);
      works.set(name, (payload, stopping) => work(payloadOf(name, payload), stopping));
    },
    every: (seconds, name, priority = usual) => void recurring.set(name, { seconds, priority }),
  };
}

function payloadOf<Name extends TaskName>(name: Name, payload: unknown): TaskPayload<Name> {
  // The table pairs each name with its schema, but the compiler can't follow that through an index.
  return tasks[name].parse(payload) as TaskPayload<Name>;
}
