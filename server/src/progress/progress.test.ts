import { expect, it } from 'vitest';
import { amountDone, progressOn } from './progress';

it('progress prints the first line of a task at once, and the following ones every two seconds', () => {
  const lines: string[] = [];
  let now = 100;
  const progress = progressOn(
    (line) => lines.push(line),
    () => now,
  );
  progress('Starting the database');
  progress('Loading demo data: 20 of 240 events');
  now += 1999;
  progress('Loading demo data: 40 of 240 events');
  now += 1;
  progress('Loading demo data: 60 of 240 events');
  expect(lines).toEqual([
    'Starting the database …\n',
    'Loading demo data: 20 of 240 events …\n',
    'Loading demo data: 60 of 240 events …\n',
  ]);
});

it('amounts have separators', () => {
  expect(amountDone(1400, 2310, 'bookings')).toBe('1,400 of 2,310 bookings');
});
