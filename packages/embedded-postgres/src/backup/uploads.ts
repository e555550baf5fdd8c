import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { EmbeddedPostgresError } from '../system-trouble';
import type { Manifest } from './backup-format';

type UploadEntry = Manifest['uploads'][number];

/** Copies every uploaded file. @returns the copied files; empty if nothing was ever uploaded */
export async function copyUploads(from: string, to: string): Promise<readonly UploadEntry[]> {
  const entries: UploadEntry[] = [];
  for (const path of await filesIn(from)) {
    const key = relative(from, path).split(sep).join('/');
    await copy(path, join(to, key));
    entries.push({ key, ...(await sumOf(join(to, key))) });
  }
  return entries.toSorted((a, b) => a.key.localeCompare(b.key));
}

/**
 * Restores uploaded files.
 * @throws EmbeddedPostgresError for a file that's missing from the backup or damaged
 */
export async function restoreUploads(uploads: readonly UploadEntry[], from: string, to: string): Promise<void> {
  for (const upload of uploads) {
    const { sha256 } = await sumOf(join(from, upload.key)).catch(() => ({ sha256: '' }));
    if (sha256 !== upload.sha256)
      throw new EmbeddedPostgresError(`The backup's file uploads/${upload.key} is damaged or missing.`);
  }
  for (const { key } of uploads) await copy(join(from, key), join(to, key));
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await copyFile(from, to);
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => join(entry.parentPath, entry.name));
}

async function sumOf(path: string): Promise<{ bytes: number; sha256: string }> {
  const content = await readFile(path);
  return { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
}
