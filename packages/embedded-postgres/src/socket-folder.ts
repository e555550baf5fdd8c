/** How long a socket's path can be on every system: 104 bytes on macOS, with a closing zero. */
const longestPath = 103;
/** The longest name that PostgreSQL gives its socket. */
const socketName = '/.s.PGSQL.65535';

/**
 * The folder of a server's Unix socket: its data folder, which only PostgreSQL's user and root can enter. Statements
 * need about two thirds of the processor time that they need through TCP.
 * @returns null where there's none: on Windows, and in a folder whose path is too long
 */
export function socketFolder(dataFolder: string, platform: NodeJS.Platform = process.platform): string | null {
  const isShort = Buffer.byteLength(dataFolder + socketName) <= longestPath;
  // PostgreSQL would read a comma as the end of the path.
  return platform === 'win32' || !isShort || /[,"]/.test(dataFolder) ? null : dataFolder;
}
