import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { failedTests, forgetReports, slowestFiles } from './test-reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'ascendant-report-'));
const unit = join(folder, 'tests.json');
const journeys = join(folder, 'journeys.json');
afterAll(() => rmSync(folder, { recursive: true }));

const passed = { fullName: 'adds', status: 'passed', failureMessages: [] };
const failed = { fullName: 'subtracts', status: 'failed', failureMessages: ['Error: expected 1 to be 2\n  at line 3'] };
const took = (startTime: number, endTime: number) => ({ startTime, endTime, message: '', assertionResults: [passed] });

test('the tests that failed are said again, each with what it missed', () => {
  const testResults = [
    { name: join(process.cwd(), 'sums.test.ts'), status: 'failed', message: '', assertionResults: [passed, failed] },
    { name: 'names.test.ts', status: 'passed', message: '', assertionResults: [passed] },
    { name: 'broken.test.ts', status: 'failed', message: 'SyntaxError: unexpected end\n…', assertionResults: [] },
  ];
  const file = 'journeys/review.spec.ts';
  const spec = (title: string, messages: string[]) => ({
    file,
    title,
    ok: messages.length === 0,
    tests: [{ results: [{ errors: messages.map((message) => ({ message, location: { line: 9 } })) }] }],
  });
  const suites = [
    {
      file,
      specs: [spec('reviews', [])],
      suites: [
        {
          specs: [
            spec('replies', ['\u001b[31mError: not visible\u001b[39m\n\nLocator: replies\nCall log:\n  - waiting']),
          ],
        },
      ],
    },
  ];
  writeFileSync(unit, JSON.stringify({ testResults }));
  writeFileSync(journeys, JSON.stringify({ suites, errors: [{ message: 'Error: the site stopped' }] }));
  expect(failedTests({ unit, journeys })).toEqual([
    'sums.test.ts: subtracts: Error: expected 1 to be 2',
    'broken.test.ts: SyntaxError: unexpected end',
    'e2e/journeys/review.spec.ts: replies: Error: not visible · Locator: replies (line 9)',
    'journeys: Error: the site stopped',
  ]);
});

test('the twenty slowest files of both reports are listed, the slowest first', () => {
  const quick = Array.from({ length: 20 }, (_, index) => ({ name: `quick-${index}.test.ts`, ...took(0, index) }));
  writeFileSync(unit, JSON.stringify({ testResults: [{ name: 'slow.test.ts', ...took(1_000, 3_500) }, ...quick] }));
  const spec = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
  const suites = [{ file: 'journeys/review.spec.ts', specs: [spec(1_000)], suites: [{ specs: [spec(3_000)] }] }];
  writeFileSync(journeys, JSON.stringify({ suites, errors: [] }));
  const slowest = slowestFiles({ unit, journeys });
  expect(slowest).toHaveLength(20);
  expect(slowest.slice(0, 3)).toEqual([
    { file: 'e2e/journeys/review.spec.ts', seconds: 4 },
    { file: 'slow.test.ts', seconds: 2.5 },
    { file: 'quick-19.test.ts', seconds: 0.019 },
  ]);
});

test('without a report there’s nothing to say', () => {
  forgetReports(unit, journeys);
  expect(failedTests({ unit, journeys })).toEqual([]);
  expect(slowestFiles({ unit, journeys })).toEqual([]);
});
