import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** Found as packages, because a bundled program isn't in the folder of its sources. */
const folderOf = (name: string): string =>
  dirname(createRequire(import.meta.url).resolve(`@ascendant/${name}/package.json`));

/** Has the migrations and the fonts of tickets. */
export const serverFolder = folderOf('server');

/** Has the pages, as sources and built. */
export const webFolder = folderOf('web');
