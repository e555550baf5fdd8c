import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { conformance, findings, stateOf, totalsOf, type Requirement } from './conformance';
import { sources, textOf } from './source-imports';

const root = join(import.meta.dirname, '..');
const testFile = /\.(test|spec)\.tsx?$/;

it('there is a table for each document of the specification', () => {
  expect(conformance.map(({ requirements }) => requirements.length > 250)).toEqual([true, true]);
});

describe.each(conformance)('the requirements in $file', ({ requirements, totals }) => {
  const idsOf = (found: readonly Requirement[]) => found.map(({ id }) => id);

  it('have an id each, used once', () => {
    const ids = idsOf(requirements);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('have no empty cell', () => {
    const isEmpty = ({ text, builtIn, tests }: Requirement) =>
      text === '' || builtIn.length === 0 || tests.length === 0;
    const isBuilt = (requirement: Requirement) => !stateOf(requirement).startsWith('Not');
    expect(idsOf(requirements.filter((one) => isBuilt(one) && isEmpty(one)))).toEqual([]);
  });

  it('name files that exist, and tests that are tests', () => {
    const wrong = requirements.flatMap(({ id, builtIn, tests }) => [
      ...[...builtIn, ...tests].filter((path) => !existsSync(join(root, path))).map((path) => `${id}: no ${path}`),
      ...tests.filter((path) => !testFile.test(path)).map((path) => `${id}: ${path} isn't a test`),
    ]);
    expect(wrong).toEqual([]);
  });

  it('say why, if they aren’t simply built', () => {
    const unexplained = requirements.filter((one) => stateOf(one) !== 'Built' && !one.state.includes(':'));
    expect(idsOf(unexplained)).toEqual([]);
  });

  it('are counted right at the top of the page', () => {
    expect(totals).toBe(totalsOf(requirements));
  });
});

describe('the findings of walks', () => {
  it('have at least one browser test each, which exists', () => {
    const isBrowserTest = (path: string) => /^e2e\/.+\.spec\.ts$/.test(path) && existsSync(join(root, path));
    expect(findings.length).toBeGreaterThan(15);
    expect(findings.filter(({ tests }) => tests.length === 0 || !tests.every(isBrowserTest))).toEqual([]);
  });
});

it('no test is named after a number of a finding: its name is a rule', () => {
  const tests = sources('e2e', 'packages', 'scripts', 'server', 'web').filter((file) => testFile.test(file));
  const isNumbered = (file: string) => /['"`](?:[A-Z]{3}-\d+ )?finding \d/.test(textOf(file));
  expect(tests.length).toBeGreaterThan(500);
  expect(tests.filter(isNumbered)).toEqual([]);
});
