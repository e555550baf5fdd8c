import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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
