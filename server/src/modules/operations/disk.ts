import { statfs } from 'node:fs/promises';

export interface Disk {
  readonly freeBytes: number;
  readonly totalBytes: number;
}

/** The disk space where files are stored, or will be once the folder exists. */
export async function readDisk(folder: string): Promise<Disk> {
  const { bavail, blocks, bsize } = await statfs(folder).catch(() => statfs('/'));
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
