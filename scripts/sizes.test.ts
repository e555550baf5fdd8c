import { describe, expect, it } from 'vitest';
import { sources, textOf } from './source-imports';

const longestSource = 250;
const longestTest = 400;
const workspaces = ['packages', 'server', 'web', 'e2e', 'bench', 'scripts'];

/** Tables of data, which are whole in one file, however long: one row for each thing, and nothing that computes. */
const tables = [
  { file: 'web/src/routes.tsx', rows: 'a page: its path, title and component' },
  { file: 'server/src/http/authorization.ts', rows: 'a call: who may make it' },
  { file: 'packages/contract/src/test/request-examples.ts', rows: 'a part of a request: what it takes and refuses' },
  { file: 'server/test/authorization/examples.ts', rows: 'a call: what the tests of every call send' },
];

const isData = (file: string): boolean => tables.some((table) => table.file === file);
const isTest = (file: string): boolean => /\.(test|spec|crash)\.tsx?$/.test(file);
const lines = (file: string): number => textOf(file).split('\n').length - 1;
const longer = (files: readonly string[], limit: number): string[] =>
  files.filter((file) => lines(file) > limit).map((file) => `${file}: ${lines(file)} lines`);

/** The limits of CONTRIBUTING.md. Lint limits functions to 80 lines. */
describe('files', () => {
  const all = sources(...workspaces);
  const files = all.filter((file) => !isData(file));

  it(`have at most ${longestSource} lines`, () => {
    expect(
      longer(
        files.filter((file) => !isTest(file)),
        longestSource,
      ),
    ).toEqual([]);
  });

  it(`have at most ${longestTest} lines if they're tests`, () => {
    expect(longer(files.filter(isTest), longestTest)).toEqual([]);
  });

  it('are tables of data only where they exist', () => {
    expect(tables.filter(({ file }) => !all.includes(file))).toEqual([]);
  });
});
