/** The name of the superuser and of the database in every embedded cluster. */
export const embeddedName = 'ascendant';

/** The connection URL of an embedded database. */
export function databaseUrl(password: string, port: number): string {
  return `postgresql://${embeddedName}:${password}@127.0.0.1:${port}/${embeddedName}`;
}
