import type { Changes } from '../changes';
import type { Database } from '../database';

/** How far a replica is behind. */
export interface ReplicaLag {
  /** null when it doesn't answer, or isn't a streaming replica of this database */
  readonly lagSeconds: number | null;
}

/** Where reads go that may be a second old. */
export interface Reads {
  /** Runs reads on the replica while it's fresh and works, and else on the primary. `work` writes nothing, and may run twice. */
  run<Result>(work: (db: Database) => Promise<Result>): Promise<Result>;
  /** null without a replica */
  lag(): ReplicaLag | null;
  /** The same changes, told when what `run` reads has them: what a listener drops isn't made again from an old row. */
  readable(changes: Changes): Changes;
  close(): Promise<void>;
}

/** Without a replica, the primary answers everything. */
export function readsOf(primary: Database): Reads {
  return {
    run: (work) => work(primary),
    lag: () => null,
    readable: (changes) => changes,
    close: async () => undefined,
  };
}
