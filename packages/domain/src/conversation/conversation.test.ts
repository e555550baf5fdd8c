import { expect, it } from 'vitest';
import { messageMailMinutes, otherSide, secondsUntilMail } from './conversation';

const now = new Date('2026-11-26T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

it('the first message of a conversation is emailed at once', () => {
  expect(secondsUntilMail(null, now)).toBe(0);
});

it.each([
  [0, messageMailMinutes * 60],
  [messageMailMinutes - 1, 60],
  [messageMailMinutes, 0],
  [messageMailMinutes + 1, 0],
])('an email comes at most every ten minutes: %i minutes after the last one it waits %i seconds', (minutes, wait) => {
  expect(secondsUntilMail(minutesAgo(minutes), now)).toBe(wait);
});

it('a message of one side is for the other', () => {
  expect([otherSide('host'), otherSide('traveller')]).toEqual(['traveller', 'host']);
});
