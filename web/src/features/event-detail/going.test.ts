import { expect, test } from 'vitest';
import { goingSentence } from './going';

const you = { name: 'Maya Lindqvist' } as const;
const family = (...names: readonly string[]) => [you, ...names.map((name) => ({ name: `${name} Bergeron` }))];
const guest = { name: 'Guest of Maya', guest: 'unnamed' } as const;

test.each([
  [[], 'You’re going'],
  [['Jonas'], 'You and Jonas are going'],
  [['Jonas', 'Théo', 'Elin'], 'You, Jonas, Théo and Elin are going'],
  [['Jonas', 'Théo', 'Elin', 'Nova'], 'You and 4 others are going'],
])('up to three others who are going are named: %o', (names, sentence) => {
  expect(goingSentence(family(...names))).toBe(sentence);
});

test('guests without a name are counted', () => {
  expect(goingSentence([you, guest])).toBe('You and 1 other are going');
  expect(goingSentence([...family('Jonas'), guest])).toBe('You and 2 others are going');
});
