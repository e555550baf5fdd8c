import type { Postmaster } from './postmaster-file';

/** The name of the superuser and of the database in every embedded cluster. */
export const embeddedName = 'ascendant';

/** The connection URL of an embedded database: through its Unix socket where it has one, otherwise through TCP. */
export function databaseUrl(
  password: string,
  { port, socketFolder }: Pick<Postmaster, 'port' | 'socketFolder'>,
): string {
  const url = `postgresql://${embeddedName}:${password}@127.0.0.1:${port}/${embeddedName}`;
  return socketFolder === null ? url : `${url}?host=${encodeURIComponent(socketFolder)}`;
}
