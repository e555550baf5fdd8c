// Says again at the end which tests failed: a long run's output is often cut to its last lines.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';

/** Where vitest writes its report for this. */
export const testReport = '.cache/tests.json';

/** Removes what an earlier run reported. */
export function forgetReport(path = testReport) {
  rmSync(path, { force: true });
}

/** A line for each test that failed, with the first line of its message, and for each file that couldn't run. Empty without a report. */
export function failedTests(path = testReport) {
  if (!existsSync(path)) return [];
  const { testResults } = JSON.parse(readFileSync(path, 'utf8'));
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('', name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${file}: ${firstLine(message)}`] : [];
    return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}: ${firstLine(failureMessages[0])}`);
  });
}

function firstLine(message = '') {
  return message.split('\n', 1)[0];
}
