import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { failedTests, forgetReport } from './failed-tests.mjs';

const folder = mkdtempSync(join(tmpdir(), 'ascendant-report-'));
const path = join(folder, 'tests.json');
afterAll(() => rmSync(folder, { recursive: true }));

const passed = { fullName: 'adds', status: 'passed', failureMessages: [] };
const failed = { fullName: 'subtracts', status: 'failed', failureMessages: ['Error: expected 1 to be 2\n  at line 3'] };

test('the tests that failed are said again, each with the first line of its message', () => {
  const testResults = [
    { name: join(process.cwd(), 'sums.test.ts'), status: 'failed', message: '', assertionResults: [passed, failed] },
    { name: 'names.test.ts', status: 'passed', message: '', assertionResults: [passed] },
    { name: 'broken.test.ts', status: 'failed', message: 'SyntaxError: unexpected end\n…', assertionResults: [] },
  ];
  writeFileSync(path, JSON.stringify({ testResults }));
  expect(failedTests(path)).toEqual([
    'sums.test.ts: subtracts: Error: expected 1 to be 2',
    'broken.test.ts: SyntaxError: unexpected end',
  ]);
});

test('without a report there’s nothing to say', () => {
  forgetReport(path);
  expect(failedTests(path)).toEqual([]);
});
