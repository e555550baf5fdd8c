import { randomBytes } from 'node:crypto';
import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sealerWith, sealingKeyBytes, type Sealer } from '../encryption/sealer';
import { StartError } from '../errors/start-error';
import type { Config } from '../settings/config';

const fileName = 'answers.key';

/** The keys that this machine has: those of the setting, or the file's if there's one. Makes none. */
export async function findKeys({
  answersKeys,
  dataDir,
}: Pick<Config, 'answersKeys' | 'dataDir'>): Promise<readonly Buffer[]> {
  if (answersKeys.length > 0) return answersKeys;
  return access(join(dataDir, fileName)).then(
    async () => [await keyIn(dataDir)],
    () => [],
  );
}

/**
 * The sealer, with the keys of the setting ANSWERS_KEY, or else with one that's made once in a file that only this user can read. That file is no part
 * of a backup of the database.
 */
export async function openSealer({ answersKeys, dataDir }: Pick<Config, 'answersKeys' | 'dataDir'>): Promise<Sealer> {
  const [newest, ...older] = answersKeys;
  return sealerWith(newest === undefined ? [await keyIn(dataDir)] : [newest, ...older]);
}

async function keyIn(folder: string): Promise<Buffer> {
  const path = join(folder, fileName);
  await mkdir(folder, { recursive: true });
  try {
    // Only if there's none: of two processes that start at once, one makes it.
    await writeFile(path, `${randomBytes(sealingKeyBytes).toString('hex')}\n`, {
      flag: 'wx',
      mode: 0o600,
      flush: true,
    });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      // A full disk leaves an empty file.
      await rm(path, { force: true });
      throw error;
    }
  }
  const key = Buffer.from((await readFile(path, 'utf8')).trim(), 'hex');
  if (key.length === sealingKeyBytes) return key;
  throw new StartError(
    `${path} doesn't hold a key of 64 hexadecimal digits. Put the right file back from where you keep it.`,
  );
}
