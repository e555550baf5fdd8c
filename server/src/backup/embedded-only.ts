import { join } from 'node:path';
import { StartError } from '../errors/start-error';
import type { Config } from '../settings/config';

/** PostgreSQL's own program for the same thing. */
const instead = { backup: 'pg_dump or pg_basebackup', restore: 'pg_restore' } as const;

/**
 * A database server of one's own has better programs than ours.
 * @returns what throws a StartError if the settings name one. Source: docs/backups.md
 */
export function refuseOwnServer(command: keyof typeof instead): (config: Pick<Config, 'databaseUrl'>) => void {
  return ({ databaseUrl }) => {
    if (databaseUrl === undefined) return;
    throw new StartError(
      `npm run ${command} is for the embedded database, and DATABASE_URL is set. Use PostgreSQL's ${instead[command]}: docs/backups.md says how.`,
    );
  };
}

/** The folder of uploaded files; null if they're in an object store. */
export function uploadsOf({ files, dataDir }: Pick<Config, 'files' | 'dataDir'>): string | null {
  return files.kind === 'local' ? join(dataDir, 'uploads') : null;
}
