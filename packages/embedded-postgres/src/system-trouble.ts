/** What PostgreSQL prints, in its own language, when its disk is full. */
const diskIsFull = /No space left on device|Disk quota exceeded/;

/**
 * Says what to do about an error of the operating system in a folder.
 * @returns a function that throws an EmbeddedPostgresError, or an error that isn't the system's as it is
 */
export function inSentences(folder: string): (error: unknown) => never {
  return (error) => {
    const sentence = error instanceof EmbeddedPostgresError ? null : systemSentence(error, folder);
    throw sentence === null ? error : new EmbeddedPostgresError(sentence);
  };
}

/**
 * @param folder for an error that names no path
 * @returns null for an error that isn't the operating system's
 */
export function systemSentence(error: unknown, folder = 'the data folder'): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  if ('syscall' in error && /^(spawn|l?f?chown)/.test(String(error.syscall))) return notAsNobody;
  const path = 'path' in error && typeof error.path === 'string' ? error.path : folder;
  // Node says so of a folder in one that's read-only.
  const isMissing = error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'mkdir';
  return isMissing ? notAllowed(path) : (sentences[error.code]?.(path) ?? null);
}

const notAsNobody =
  "PostgreSQL doesn't run as root, and this system doesn't let root start it as another user. Start as an ordinary user, or set DATABASE_URL.";
const notAllowed = (path: string): string =>
  `This user isn't allowed to write ${path}. Give it the right to, or set DATA_DIR to a folder of its own.`;
const noRoom = (path: string): string =>
  `The disk with ${path} is full. Free some space, or set DATA_DIR to a folder on another disk.`;
const notFolder = (path: string): string =>
  `${path} can't be a folder, because a file is in its way. Remove the file, or set DATA_DIR to another folder.`;

const sentences: Readonly<Record<string, (path: string) => string>> = {
  EACCES: notAllowed,
  EPERM: notAllowed,
  EROFS: notAllowed,
  ENOSPC: noRoom,
  EDQUOT: noRoom,
  ENOTDIR: notFolder,
  EEXIST: notFolder,
};

/** The sentence for a full disk, if what a program printed says that. */
export function fullDisk(printed: string, folder: string): string | null {
  return diskIsFull.test(printed) ? noRoom(folder) : null;
}

/**
 * Why the embedded PostgreSQL can't run here. `message` is one sentence for the person who runs the program: what's
 * wrong and, where there's a way out, what to do about it. It never contains a password.
 */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
