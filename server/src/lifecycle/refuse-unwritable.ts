import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inSentences } from '@ascendant/embedded-postgres/system-trouble';
import type { Config } from '../settings/config';

/**
 * Checks that the data folder can be written, which emails and uploads need too. It's created if it's missing.
 * @throws EmbeddedPostgresError with what to do if it can't be written, or its disk is full
 */
export async function refuseUnwritable({ dataDir }: Config): Promise<void> {
  const probe = join(dataDir, `.written.${process.pid}`);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(probe, Buffer.alloc(probeBytes));
    await rm(probe);
  } catch (error) {
    await rm(probe, { force: true }).catch(() => undefined);
    inSentences(dataDir)(error);
  }
}

/** Enough for a block of every file system: an empty file still fits on a full disk. */
const probeBytes = 65_536;
