import { describe, expect, it } from 'vitest';
import { importsOf, sources, textOf, type SourceImport } from './source-imports';

/**
 * The layers of the web, top first: each imports those below it, and nothing above. Files directly in web/src put the pages
 * together, so they may import any layer. Source: docs/architecture.md.
 */
const layers = ['pages', 'shell', 'features', 'fields', 'auth', 'data', 'head', 'ui', 'api', 'storage'];

const files = sources('web/src').filter((file) => !/\.test\.tsx?$|\/test\//.test(file));
const imports = files.flatMap(importsOf);
const layerOf = (path: string): string | undefined => /^web\/src\/([^/]+)\//.exec(path)?.[1];
const shown = ({ file, target }: SourceImport): string => `${file} imports ${target}`;

describe('the layers of the web', () => {
  it('import only what is below them', () => {
    const rank = (path: string): number => layers.indexOf(layerOf(path) ?? '');
    const upward = imports.filter(({ file, target }) => rank(file) > rank(target) && rank(target) >= 0);
    expect(upward.map(shown)).toEqual([]);
  });

  it('have no folder that is not a layer', () => {
    const folders = new Set(files.flatMap((file) => layerOf(file) ?? []));
    expect([...folders].filter((layer) => !layers.includes(layer))).toEqual([]);
  });
});

describe('the data layer', () => {
  const outside = files.filter((file) => layerOf(file) !== 'data' && layerOf(file) !== 'api');

  it('is the only one that calls the API', () => {
    const callers = imports.filter(
      ({ file, target, isType }) =>
        outside.includes(file) && !isType && /^web\/src\/api\/(client|upload)$/.test(target) && !isEntry(file),
    );
    expect(callers.map(shown)).toEqual([]);
  });

  it('is the only one that defines reads and writes', () => {
    const defines = /\b(useMutation|useQueryClient|queryFn|queryOptions|infiniteQueryOptions)\b/;
    expect(outside.filter((file) => defines.test(textOf(file)))).toEqual([]);
  });
});

describe('late loading', () => {
  it('is one of two: only lazy-page.tsx calls React’s lazy', () => {
    expect(files.filter((file) => /\blazy(<|\()/.test(textOf(file)))).toEqual(['web/src/lazy-page.tsx']);
  });
});

describe('writes', () => {
  const using = (pattern: RegExp): readonly string[] => files.filter((file) => pattern.test(textOf(file)));

  it('name a fact: only useWrite makes a mutation of a call', () => {
    expect(using(/\buseMutation\b/)).toEqual(['web/src/data/use-read-again.ts', 'web/src/data/use-write.ts']);
  });

  it('leave it to the table of facts what is read again', () => {
    expect(using(/\b(invalidateQueries|refetchQueries|resetQueries)\b/)).toEqual(['web/src/data/facts.ts']);
  });
});

/** Each page rendered on the server gets a client of the API of its own. */
function isEntry(file: string): boolean {
  return file === 'web/src/entry-server.tsx';
}
