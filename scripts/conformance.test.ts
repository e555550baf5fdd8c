import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { conformance, findings, stateOf, totalsOf, type Requirement } from './conformance';

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
  it('have a number each, in order, and at least one test', () => {
    const numbers = findings.map(({ number }) => number);
    expect(numbers.length).toBeGreaterThan(15);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    expect(findings.filter(({ tests }) => tests.length === 0)).toEqual([]);
  });

  it('are each the name of a browser test', () => {
    const hasTest = (path: string, number: number) =>
      existsSync(join(root, path)) &&
      new RegExp(`test(\\.describe)?\\([\`'][^\`'\\n]*finding ${number}\\b`).test(
        readFileSync(join(root, path), 'utf8'),
      );
    const wrong = findings.flatMap(({ number, tests }) =>
      tests.filter((path) => !hasTest(path, number)).map((path) => `${path}: no test is named after finding ${number}`),
    );
    expect(wrong).toEqual([]);
  });
});
