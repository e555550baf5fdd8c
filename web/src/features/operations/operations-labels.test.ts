import { expect, test } from 'vitest';
import { discrepancyLines } from './discrepancy-labels';
import { bytesText, taskText } from './job-labels';

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
