import { assert, emailAddress, property } from 'fast-check';
import { expect, test } from 'vitest';
import { usernameMaxLength, usernameMinLength, usernamePattern } from './account-limits';
import { otherUsernames, proposedUsername } from './username';

test.each([
  ['', ''],
  ['pi', ''],
  ['pio', 'pio'],
  ['Piotr.Kowalski@mail.example', 'piotr.kowalski'],
  ['zoë+trips@mail.example', 'zoe'],
  ['.anna.@mail.example', 'anna'],
  ['李@mail.example', ''],
])('for %j, sign-up proposes %j', (email, username) => {
  expect(proposedUsername(email)).toBe(username);
});

test('a name that’s too short gets three digits once the address goes on', () => {
  expect(proposedUsername('al@mail.example')).toMatch(/^al\d{3}$/);
});

test('whatever the address, what’s proposed is a valid username', () => {
  assert(
    property(emailAddress(), (email) => {
      for (const username of [proposedUsername(email), ...otherUsernames(email)].filter(Boolean)) {
        expect(username).toMatch(usernamePattern);
        expect(username.length).toBeGreaterThanOrEqual(usernameMinLength);
        expect(username.length).toBeLessThanOrEqual(usernameMaxLength);
      }
    }),
  );
});

test('if it’s taken, others are tried, which aren’t those of another address', () => {
  const ours = otherUsernames('ann@mail.example');
  expect(new Set(ours).size).toBe(3);
  expect(otherUsernames('ann@mail.example')).toEqual(ours);
  expect(otherUsernames('ann@post.example')).not.toEqual(ours);
});
