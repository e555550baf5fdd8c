import { expect, test } from 'vitest';
import { eventStatuses } from './lifecycle';
import { eventStatusLabel } from './status-label';

test('every status of an event has its own label, and published alone is green', () => {
  const labels = eventStatuses.map(eventStatusLabel);
  expect(labels.map(({ text }) => text)).toEqual(['Draft', 'In review', 'Published', 'Cancelled']);
  expect(labels.filter(({ tone }) => tone === 'good').map(({ text }) => text)).toEqual(['Published']);
});
