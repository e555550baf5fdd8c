import { expect, test } from 'vitest';
import { discrepancyLines } from './discrepancy-labels';
import { bytesText, taskText } from './job-labels';
import { differenceText, zonesNote } from './zone-labels';

test('amounts of a discrepancy are in dollars, and unknown ones are left out', () => {
  expect(discrepancyLines({ expectedCents: 12_001, receivedCents: 12_000, currency: 'usd', notice: null })).toEqual([
    ['expected', '$120.01'],
    ['received', '$120.00'],
    ['currency', 'usd'],
  ]);
});

test('a detail without a label keeps its name', () => {
  expect(discrepancyLines({ region: 'CA' })).toEqual([['region', 'CA']]);
});

test('a task name becomes readable text', () => {
  expect(taskText('reconcile_payments')).toBe('Reconcile payments');
});

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1.0 kB'],
  [9_940_000, '9.9 MB'],
  [84_000_000, '84 MB'],
  [12_300_000_000, '12 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text);
});

test('time zones with other rules elsewhere are counted, and named in a sentence', () => {
  const timeZones = { edition: '2026f', isApplied: true, differences: [] };
  expect(zonesNote(timeZones)).toBe('PostgreSQL and Node.js agree');
  expect(zonesNote({ ...timeZones, isApplied: false })).toBe('updating future events');
  const postgres = { source: 'PostgreSQL' as const, zones: ['America/Edmonton'] };
  const node = { source: 'Node.js' as const, zones: ['Africa/Casablanca', 'America/Edmonton', 'America/Vancouver'] };
  expect(zonesNote({ ...timeZones, differences: [postgres, node] })).toBe(
    '1 differs in PostgreSQL, 3 differ in Node.js',
  );
  expect([postgres, node].map(differenceText)).toEqual([
    'PostgreSQL has other rules for America/Edmonton.',
    'Node.js has other rules for Africa/Casablanca, America/Edmonton and America/Vancouver.',
  ]);
});
