import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import type { Plugin } from 'vite';

/** Leaves comments and long names out of the built first.js, as of other code: files in `public` are only copied. */
export const smallerFirst: Plugin = {
  name: 'smaller-first',
  apply: 'build',
  writeBundle({ dir = '' }) {
    const path = join(dir, 'first.js');
    writeFileSync(path, transformSync(readFileSync(path, 'utf8'), { minify: true, target: 'es2022' }).code);
  },
};
