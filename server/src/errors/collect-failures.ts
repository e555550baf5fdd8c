import { databaseTrouble } from '../database/database-errors';

/** What fails of a job's work for many people or events. */
export interface Failures {
  /**
   * Does the work for one of them. If it fails, that's noted and the next can go on.
   * @throws what it throws while the database is away: the others would fail in the same way
   */
  collect(work: () => Promise<unknown>): Promise<void>;
  /** Call it at the end, so that the queue runs the job again. @throws AggregateError if any failed */
  rethrow(): void;
}

/**
 * For loops of jobs over people or events: one that fails stops no other.
 * @param what what wasn't done, for the log: 'Dates that weren't decided'
 * Source: rule OPS-06.
 */
export function collectFailures(what: string): Failures {
  const failures: unknown[] = [];
  return {
    collect: async (work) => {
      try {
        await work();
      } catch (error) {
        if (databaseTrouble(error) === 'away') throw error;
        failures.push(error);
      }
    },
    rethrow: () => {
      if (failures.length > 0) throw new AggregateError(failures, `${what}: ${failures.length}`);
    },
  };
}
