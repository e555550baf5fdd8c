import type { TaskName, TaskPayload } from './tasks';
import { tasks } from './tasks';

/** Does one job. It may be done twice (a crash at the worst moment), and must then change nothing the second time. */
export type Work<Name extends TaskName> = (payload: TaskPayload<Name>) => Promise<void>;

/** Where modules say what the jobs of the queue do. Jobs are put there with `addJob`. */
export interface Jobs {
  /** Says what a task does. Once each, before the runner starts. */
  define<Name extends TaskName>(name: Name, work: Work<Name>): void;
  /** Has a task without a payload done at the start and every so many seconds, by one process at a time. */
  every(seconds: number, name: TaskName): void;
}

/** What the runner needs to know. */
export interface DefinedJobs extends Jobs {
  readonly works: ReadonlyMap<TaskName, (payload: unknown) => Promise<void>>;
  readonly recurring: ReadonlyMap<TaskName, number>;
}

export function definedJobs(): DefinedJobs {
  const works = new Map<TaskName, (payload: unknown) => Promise<void>>();
  const recurring = new Map<TaskName, number>();
  return {
    works,
    recurring,
    define: (name, work) => {
      if (works.has(name)) throw new RangeError(`The task ${name} is defined twice`);
      works.set(name, (payload) => work(payloadOf(name, payload)));
    },
    every: (seconds, name) => void recurring.set(name, seconds),
  };
}

function payloadOf<Name extends TaskName>(name: Name, payload: unknown): TaskPayload<Name> {
  // The table pairs each name with its own schema, which the compiler cannot follow through an index.
  return tasks[name].parse(payload) as TaskPayload<Name>;
}
