import type { Client } from 'pg';

/** A migration that a database has had. */
export interface Migration {
  readonly name: string;
  readonly checksum: string;
}

/** What a backup has to know of the program whose tables it copies. */
export interface BackedUpProgram {
  /** The schemas with its tables. */
  readonly schemas: readonly string[];
  /** Tables that say which migrations a database has had. They aren't copied: a restored database has its own. */
  readonly versionTables: readonly string[];
  /** The migrations that a database has had, in order. */
  migrationsOf(client: Client): Promise<readonly Migration[]>;
  /** Gives an empty database the program's tables. */
  migrate(url: string): Promise<void>;
  /** Whether anything is in a database that a restore must not overwrite. */
  isInUse(client: Client): Promise<boolean>;
}
