// What `npm test` says at its end, because a long run's output is often cut to its last lines: which tests failed, and which files took longest.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Where vitest and Playwright write their reports for this. */
export const unitReport = '.cache/tests.json';
export const journeyReport = '.cache/journeys.json';

const listedFiles = 20;
const reasonLines = 5;
const noUnits = { testResults: [] };
const noJourneys = { suites: [], errors: [] };

/** Removes what an earlier run reported. */
export function forgetReports(...paths) {
  for (const path of paths) rmSync(path, { force: true });
}

/**
 * A line for each test that failed, with what its message begins with, for each file that couldn't run, and for what stopped all journeys.
 * Empty without reports.
 */
export function failedTests({ unit, journeys } = { unit: unitReport, journeys: journeyReport }) {
  const { suites, errors } = reportOf(journeys, noJourneys);
  return [
    ...reportOf(unit, noUnits).testResults.flatMap(failedUnits),
    ...suites.flatMap(failedJourneys),
    ...errors.map(({ message }) => `journeys: ${firstLine(message)}`),
  ];
}

function failedUnits({ name, status, message, assertionResults }) {
  const file = relative('', name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${file}: ${firstLine(message)}`] : [];
  return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}: ${firstLine(failureMessages[0])}`);
}

function failedJourneys({ specs, suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  const errorOf = ({ tests }) => tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0] ?? {};
  return [
    ...failed.map((spec) => `e2e/${spec.file}: ${spec.title}: ${reason(errorOf(spec))}`),
    ...suites.flatMap(failedJourneys),
  ];
}

/** The twenty test files that took longest, in seconds; several run at once. Empty without reports. */
export function slowestFiles({ unit, journeys } = { unit: unitReport, journeys: journeyReport }) {
  const units = reportOf(unit, noUnits).testResults.map(({ name, startTime, endTime }) => ({
    file: relative('', name),
    seconds: (endTime - startTime) / 1000,
  }));
  const specs = reportOf(journeys, noJourneys).suites.map((suite) => ({
    file: `e2e/${suite.file}`,
    seconds: durationMs(suite) / 1000,
  }));
  return [...units, ...specs].toSorted((one, other) => other.seconds - one.seconds).slice(0, listedFiles);
}

/** A file's tests may be in groups, which are suites themselves. */
function durationMs({ specs, suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return sum(results.map(({ duration }) => duration)) + sum(suites.map(durationMs));
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

function reportOf(path, none) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : none;
}

/** What was waited for and not seen, and in which line: the first line alone would only say that something wasn't. */
function reason({ message, location }) {
  const [said] = stripVTControlCharacters(message ?? '').split('Call log:', 1);
  const lines = said.split('\n').map((line) => line.trim());
  const where = location ? ` (line ${location.line})` : '';
  return `${lines.filter(Boolean).slice(0, reasonLines).join(' · ')}${where}`;
}

/** Without the colours that Playwright gives a message. */
function firstLine(message = '') {
  return stripVTControlCharacters(message).split('\n', 1)[0];
}
