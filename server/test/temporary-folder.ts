import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterFile } from './after-file';

/**
 * A new, empty folder, which is deleted after the tests of the file, and after what was opened in it later is closed.
 * @param what is in it, in one word: a part of its name
 */
export async function temporaryFolder(what: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `ascendant-${what}-`));
  afterFile(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
