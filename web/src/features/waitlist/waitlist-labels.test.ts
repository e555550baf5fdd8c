import { expect, test } from 'vitest';
import { aheadText, keptText, timeLeftText } from './waitlist-labels';

test('the position in line is given as the parties ahead', () => {
  expect([0, 1, 2].map(aheadText)).toEqual([
    'You’re next in line.',
    '1 party is ahead of you.',
    '2 parties are ahead of you.',
  ]);
});

test('one seat is singular', () => {
  expect([keptText(1), keptText(3)]).toEqual(['A seat is yours', '3 seats are yours']);
});

test.each([
  [86_399, '23 h 59 min left'],
  [3600, '1 h 0 min left'],
  [3599, '59 min left'],
  [60, '1 min left'],
  [59, 'less than a minute left'],
])('%i seconds are %s', (seconds, text) => {
  expect(timeLeftText(seconds)).toBe(text);
});
