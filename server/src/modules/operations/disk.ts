import { statfs } from 'node:fs/promises';

export interface Disk {
  readonly freeBytes: number;
  readonly totalBytes: number;
}

/** The room where files are kept; where the folder is still to be made, where it will stand. */
export async function readDisk(folder: string): Promise<Disk> {
  const { bavail, blocks, bsize } = await statfs(folder).catch(() => statfs('/'));
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
