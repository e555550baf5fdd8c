import { describe, expect, it } from 'vitest';
import { sources, textOf } from './source-imports';

const longestSource = 250;
const longestTest = 400;
const workspaces = ['packages', 'server', 'web', 'e2e', 'bench', 'scripts'];

/** Seed texts are data that happens to be in TypeScript. */
const isData = (file: string): boolean => file.startsWith('server/db/seed/');
const isTest = (file: string): boolean => /\.(test|spec|crash)\.tsx?$/.test(file);
const lines = (file: string): number => textOf(file).split('\n').length - 1;
const longer = (files: readonly string[], limit: number): string[] =>
  files.filter((file) => lines(file) > limit).map((file) => `${file}: ${lines(file)} lines`);

/** The limits of CONTRIBUTING.md. Lint limits functions to 80 lines. */
describe('files', () => {
  const files = sources(...workspaces).filter((file) => !isData(file));

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
});
