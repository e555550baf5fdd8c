import { expect, test } from 'vitest';
import { goingSentence } from './going';

const you = { type: 'user', name: 'Maya Lindqvist' } as const;
const family = (...names: readonly string[]) => [
  you,
  ...names.map((name) => ({ type: 'dependent', name: `${name} Bergeron` }) as const),
];

test.each([
  [[], 'You’re going'],
  [['Jonas'], 'You and Jonas are going'],
  [['Jonas', 'Théo', 'Elin'], 'You, Jonas, Théo and Elin are going'],
  [['Jonas', 'Théo', 'Elin', 'Nova'], 'You and 4 others are going'],
])('up to three others who are going are named: %o', (names, sentence) => {
  expect(goingSentence(family(...names))).toBe(sentence);
});
