import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { countOf, shortDollars } from '../text/number-text';
import { shownLabels, ticksFor } from './Chart';
import { ScoreRing } from './ScoreRing';

test.each([
  [8, 'good', 'Match 8.0 out of 10, Perfect alignment with your energy'],
  [7.9, 'fair', 'Match 7.9 out of 10, Good compatibility'],
  [6, 'fair', 'Match 6.0 out of 10, Good compatibility'],
  [5.9, 'poor', 'Match 5.9 out of 10, Moderate compatibility'],
])('a score of %d is %s in every size, and says the match text', (score, tone, text) => {
  for (const size of ['small', 'medium', 'large'] as const) {
    const { unmount } = render(<ScoreRing score={score} size={size} />);
    expect(screen.getByText(text).parentElement).toHaveClass(tone);
    unmount();
  }
});

test.each([
  [0, [0, 1, 2, 3]],
  [3, [0, 1, 2, 3]],
  [118, [0, 40, 80, 120]],
  [121, [0, 50, 100, 150]],
  [20_412, [0, 10_000, 20_000, 30_000]],
])('a chart up to %i has lines at %j', (max, lines) => {
  expect(ticksFor(max)).toEqual(lines);
});

test('of many labels every few are shown, the last one always', () => {
  expect(shownLabels(12, 6).filter(Boolean)).toHaveLength(6);
  expect(shownLabels(12, 6).at(-1)).toBe(true);
  expect(shownLabels(3, 6)).toEqual([true, true, true]);
});

test.each([
  [0, '$0'],
  [800, '$800'],
  [16_000, '$16k'],
  [1_500_000, '$1.5M'],
])('%i dollars are %s on an axis', (dollars, text) => {
  expect(shortDollars(dollars)).toBe(text);
});

test('a count has its noun in the right number', () => {
  expect([countOf(1, 'booking'), countOf(1247, 'booking')]).toEqual(['1 booking', '1,247 bookings']);
});
