import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unknownIds, unknownPages } from './citations';
import { findings, requirements, stateOf, statedTotals, totalsOf, type Requirement } from './conformance';
import { sources, textOf } from './source-imports';

const root = join(import.meta.dirname, '..');
const testFile = /\.(test|spec)\.tsx?$/;
const decisions = new Set(
  ['docs/decisions', 'docs/archive/decisions']
    .flatMap((folder) => readdirSync(join(root, folder)))
    .map((name) => Number(name.slice(0, 4))),
);

describe('the requirements of the specification', () => {
  const idsOf = (found: readonly Requirement[]) => found.map(({ id }) => id);

  it.each(['1', '2'])('of document %s are in the table', (document) => {
    expect(requirements.filter(({ id }) => id.startsWith(`${document}/`)).length).toBeGreaterThan(250);
  });

  it('have an id each, used once', () => {
    const ids = idsOf(requirements);
    expect(ids.filter((id) => !/^[12]\/\d+(\.\d+)?-\d+$/.test(id))).toEqual([]);
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

  it('name rules, pages and decisions that exist', () => {
    const wrong = requirements.flatMap(({ id, state }) => [
      ...[...unknownIds(state), ...unknownPages(state)].map((named) => `${id}: ${named}`),
      ...[...state.matchAll(/decision (\d+)/g)]
        .filter(([, number]) => !decisions.has(Number(number)))
        .map(([named]) => `${id}: no ${named}`),
    ]);
    expect(wrong).toEqual([]);
  });

  it('are counted right by the page beside the table', () => {
    expect(statedTotals).toBe(totalsOf(requirements));
  });
});

describe('the findings of walks', () => {
  it('have at least one test each, in a browser or of a page, which exists', () => {
    const isTest = (path: string) =>
      /^(?:e2e\/.+\.spec\.ts|web\/src\/.+\.test\.tsx)$/.test(path) && existsSync(join(root, path));
    expect(findings.length).toBeGreaterThan(15);
    expect(findings.filter(({ tests }) => tests.length === 0 || !tests.every(isTest))).toEqual([]);
  });
});

it('no test is named after a number of a finding: its name is a rule', () => {
  const tests = sources('e2e', 'packages', 'scripts', 'server', 'web').filter((file) => testFile.test(file));
  const isNumbered = (file: string) => /['"`](?:[A-Z]{3}-\d+ )?finding \d/.test(textOf(file));
  expect(tests.length).toBeGreaterThan(500);
  expect(tests.filter(isNumbered)).toEqual([]);
});
