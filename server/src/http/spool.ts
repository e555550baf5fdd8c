import { randomBytes } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { open, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** Something large that came in, kept on disk until it is its turn. */
export interface SpooledFile {
  readonly bytes: number;
  read(): Promise<Buffer>;
  /** It is gone. */
  close(): Promise<void>;
}

/**
 * Keeps a stream on disk without a name: whatever ends us, it leaves nothing, and what waits takes no memory.
 * @throws what the stream throws
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
  if (bytesRead !== size) throw new RangeError('A spooled file is shorter than it was');
  return content;
}
