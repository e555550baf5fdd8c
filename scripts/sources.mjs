// Decides whether the sources of a part of the build have changed. A stamp beside the result contains a hash of their contents,
// so a checkout or a touched file doesn't cause a rebuild.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const source = /\.(ts|tsx|mjs|js|css|html|json|svg|png|jpg|ico|txt|webmanifest|woff2)$/;
const notSource = /\.test\.tsx?$/;
const skippedFolders = new Set(['node_modules', 'dist', 'golden', 'migrations']);

/** The hash of all sources in some files and folders. */
export function checksum(paths) {
  const sum = createHash('sha256');
  for (const path of paths.flatMap(filesBelow)) sum.update(path).update('\0').update(readFileSync(path)).update('\0');
  return sum.digest('hex');
}

/** Whether the result was built from exactly these sources. */
export function isFresh(stampFile, sum) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sum;
}

export function stamp(stampFile, sum) {
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, sum);
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : filesBelow(join(path, entry.name));
      return source.test(entry.name) && !notSource.test(entry.name) ? [join(path, entry.name)] : [];
    });
}
