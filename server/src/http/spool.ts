import { randomBytes } from 'node:crypto';
import { open, unlink, writeFile, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** A large input, kept on disk until it's processed. */
export interface SpooledFile {
  readonly bytes: number;
  read(): Promise<Buffer>;
  /** Deletes it. */
  close(): Promise<void>;
}

/**
 * Stores a stream in an unnamed file on disk. It uses no memory while it waits, and nothing is left behind even if the
 * process is killed.
 * @throws anything that the stream throws
 */
export async function spool(source: Readable): Promise<SpooledFile> {
  const handle = await namelessFile();
  try {
    await writeFile(handle, source);
    const { size } = await handle.stat();
    return { bytes: size, read: () => readWhole(handle, size), close: () => handle.close() };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function namelessFile(): Promise<FileHandle> {
  const path = join(tmpdir(), `ascendant-${randomBytes(16).toString('hex')}`);
  const handle = await open(path, 'wx+', 0o600);
  await unlink(path);
  return handle;
}

async function readWhole(handle: FileHandle, size: number): Promise<Buffer> {
  const content = Buffer.allocUnsafe(size);
  const { bytesRead } = await handle.read(content, 0, size, 0);
  if (bytesRead !== size) throw new RangeError('A spooled file is shorter than when it was written');
  return content;
}
