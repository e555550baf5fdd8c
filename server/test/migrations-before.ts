import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsFolder } from '../src/database/migrate';

/** A folder with the migrations before the one of this name. */
export async function migrationsBefore(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `ascendant-before-${name}-`));
  await cp(migrationsFolder, folder, { recursive: true });
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  const first = files.findIndex((file) => file.endsWith(`_${name}.sql`));
  await Promise.all(files.slice(first).map((file) => rm(join(folder, file))));
  return folder;
}
