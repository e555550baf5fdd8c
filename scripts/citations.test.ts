import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unknownIds, unknownPages, unknownSections, unknownSources, unwrapped } from './citations';
import { definedIds, docs } from './documents';
import { textOf } from './source-imports';

const root = join(import.meta.dirname, '..');
const folders = ['bench', 'e2e', 'packages', 'scripts', 'server', 'web'];
const own = /^scripts\/(citations|documents)/;

const sourceFiles = folders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((file) => /\.(ts|tsx|mjs|mts|js|css|sql|md)$/.test(file) && !own.test(file))
  .filter((file) => !/(^|\/)(node_modules|dist|test-results|playwright-report)\//.test(file))
  .sort();
const sources = sourceFiles.map((file) => ({ file, text: unwrapped(textOf(file)) }));

/** Everything that a check finds, each with its file. */
function found(
  pages: readonly { readonly file: string; readonly text: string }[],
  check: (text: string) => readonly string[],
): readonly string[] {
  return pages.flatMap(({ file, text }) => check(text).map((problem) => `${file}: ${problem}`));
}

describe('citations in code and tests', () => {
  it('name rules that docs/rules defines', () => expect(found(sources, unknownIds)).toEqual([]));

  it('name pages and headings that exist', () => expect(found(sources, unknownPages)).toEqual([]));

  it('name a heading of the specification', () => expect(found(sources, unknownSections)).toEqual([]));

  it('name no document outside the repository', () => {
    const outside = sources.filter(({ text }) =>
      /shared\/design|\bdecisions\.md|astrology[ ]design|\bthe[ ]mocks?\b/.test(text),
    );
    expect(outside.map(({ file }) => file)).toEqual([]);
  });

  it('say where a rule comes from', () => expect(found(sources, unknownSources)).toEqual([]));
});

describe('the pages in docs', () => {
  it('define every rule once', () => {
    const ids = definedIds();
    expect(ids.length).toBeGreaterThan(100);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('name rules that docs/rules defines', () => {
    const current = docs.filter(({ file }) => !file.startsWith('docs/archive/'));
    expect(found(current, unknownIds)).toEqual([]);
  });

  it('link to files that exist', () => {
    const pages = ['README.md', ...readdirSync(root).filter((name) => /^[A-Z]+\.md$/.test(name))]
      .map((file) => ({ file, text: textOf(file) }))
      .concat(docs);
    const links = pages.flatMap(({ file, text }) =>
      [...text.matchAll(/\]\((?!https?:|#)([^)\s#]+)/g)].map(([, target = '']) => ({ file, target })),
    );
    const broken = links.filter(({ file, target }) => !existsSync(join(root, normalize(join(dirname(file), target)))));
    expect(broken).toEqual([]);
  });
});
