import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import type { Plugin } from 'vite';

/** Minifies the built first.js like all other code. Vite only copies files in `public`. */
export const minifiedFirst: Plugin = {
  name: 'minified-first',
  apply: 'build',
  writeBundle({ dir = '' }) {
    const path = join(dir, 'first.js');
    writeFileSync(path, transformSync(readFileSync(path, 'utf8'), { minify: true, target: 'es2022' }).code);
  },
};
