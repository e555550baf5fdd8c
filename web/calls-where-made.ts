import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const table = fileURLToPath(new URL('../packages/contract/src/calls.ts', import.meta.url));
const sources = /\/(?:web|packages\/contract)\/src\/.+\.tsx?$/;
/** The table of what goes stale names calls, and makes none. */
const onlyNaming = /\/data\/stale-after\.ts$/;
const prefix = '\0call:';

/** Each call's method and path as code, by its name. */
const calls: ReadonlyMap<string, string> = new Map(
  [...readFileSync(table, 'utf8').matchAll(/^ {2}(\w+): (\{ method: '\w+', path: '[^']+' \}),$/gm)].map(
    ([, name = '', call = '']) => [name, call],
  ),
);

/** The calls that a source names. */
export function callsIn(code: string): readonly string[] {
  const names = new Set([...code.matchAll(/'(\w+)'/g)].map(([, name = '']) => name));
  return [...names].filter((name) => calls.has(name));
}

/** Each call's method and path, built into the file of what makes it: a page needs a few of the 150. */
export const callsWhereMade: Plugin = {
  name: 'calls-where-made',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith(prefix) ? id : undefined),
  load: (id) => {
    if (!id.startsWith(prefix)) return undefined;
    const name = id.slice(prefix.length);
    return `import { calls } from ${JSON.stringify(table)}; calls.${name} = ${calls.get(name)};`;
  },
  transform: {
    filter: { id: { include: sources, exclude: onlyNaming } },
    handler: (code, id) => {
      if (id === table) return { code: 'export const calls = {};', map: null };
      const imports = callsIn(code).map((name) => `import ${JSON.stringify(prefix + name)};`);
      return { code: imports.join('') + code, map: null };
    },
  },
};
