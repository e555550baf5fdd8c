import { DatabaseError } from 'pg';
import { causesOf, databaseTrouble } from './database-errors';

/** The setting that names a database. */
export type DatabaseSetting = 'DATABASE_URL' | 'MIGRATION_DATABASE_URL';

/** What to do about an error, by its SQLSTATE. */
const remedies: Readonly<Record<string, (setting: DatabaseSetting, said: string) => string>> = {
  '28P01': (setting) => `The database of ${setting} refused the password of its user. Correct ${setting}.`,
  '28000': (setting) => `The database of ${setting} doesn't let its user in. Correct ${setting}, or its pg_hba.conf.`,
  '3D000': (setting) => `The database of ${setting} doesn't exist. Create it, or correct ${setting}.`,
  '53300': (setting) =>
    `The database of ${setting} has no connection left. Stop other programs that use it, or raise its max_connections.`,
  '53100': () => `The disk of the database is full. Free some space, then start again.`,
  '57P03': (setting) => `The database of ${setting} is still starting or already stopping. Start again in a minute.`,
  '25006': (setting) => `The database of ${setting} is read-only, as a replica is. Set ${setting} to the primary.`,
  '42501': (_, said) =>
    missingRight.test(said)
      ? `The database doesn't allow this to its user: ${said}. Set MIGRATION_DATABASE_URL to the owner of the database, and run \`npm run migrate\`, which grants the other user what it needs.`
      : "The database doesn't allow its user to make tables. Set MIGRATION_DATABASE_URL to the owner of the database.",
  '0A000': () => missingExtension,
  '58P01': () => missingExtension,
};

/** What PostgreSQL says of a missing right: names of objects, never a value of a row. */
const missingRight = /^(?:permission denied (?:for|to)|must be (?:owner|superuser|member))[\w\s".]*$/;

const missingExtension =
  "The database lacks an extension that comes with PostgreSQL. Install PostgreSQL's contrib package, then start again.";

/**
 * Says what an operator can do about an error of the database.
 * @returns null for an error that isn't the database's, or that only a change of the program would prevent
 */
export function remedyOf(error: unknown, setting: DatabaseSetting = 'DATABASE_URL'): string | null {
  const found = causesOf(error).find((cause) => cause instanceof DatabaseError);
  const remedy = found instanceof DatabaseError ? remedies[found.code ?? ''] : undefined;
  if (remedy !== undefined) return remedy(setting, found?.message ?? '');
  if (databaseTrouble(error) === null) return null;
  if (found !== undefined) return 'The database stopped or was too busy during the start. Start again in a minute.';
  return `The database of ${setting} can't be reached: ${reasonOf(error)}. Start it, or correct ${setting}.`;
}

/** The driver's message for a failed connection. It can name the host, but never the password. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : 'unknown reason';
}
