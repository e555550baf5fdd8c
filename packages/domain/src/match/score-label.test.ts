import { describe, expect, it } from 'vitest';
import { durationBand, durationLabel } from '../event/duration-badge';
import { questionSet } from '../opinion/feedback';
import { averageRating } from '../opinion/review';
import { childMatchText, formatScore, matchText, ownRatingText, scoreBand } from './score-label';

describe('score labels', () => {
  it.each([
    [8, 'good', 'Perfect alignment with your energy', 'I love it!'],
    [7.9, 'fair', 'Good compatibility', 'Interested'],
    [6, 'fair', 'Good compatibility', 'Interested'],
    [5.9, 'poor', 'Moderate compatibility', 'Not very interested'],
  ])('%d is %s', (score, band, text, own) => {
    expect(scoreBand(score)).toBe(band);
    expect(matchText(score)).toBe(text);
    expect(ownRatingText(score)).toBe(own);
  });

  it('a child hears something friendly whatever the score', () => {
    expect([8, 6, 1].map(childMatchText)).toEqual(['A great fit', 'A good fit', 'Something new to try']);
  });

  it('10 is shown without a decimal', () => {
    expect(formatScore(10)).toBe('10');
    expect(formatScore(9.96)).toBe('10.0');
    expect(formatScore(8)).toBe('8.0');
  });
});

describe('opinions', () => {
  it('a rating of 5 or lower asks what was less appealing', () => {
    expect(questionSet(5)).toBe('less appealing');
    expect(questionSet(6)).toBe('liked');
  });

  it('the average is shown from 3 reviews on', () => {
    expect(averageRating({ reviewCount: 2, ratingSum: 9 })).toBeNull();
    expect(averageRating({ reviewCount: 3, ratingSum: 13 })).toBe(4.3);
  });
});

describe('an event', () => {
  it('has one of three duration bands', () => {
    expect([1, 3, 4].map(durationBand)).toEqual(['day', 'short', 'long']);
    expect([1, 2].map(durationLabel)).toEqual(['1 day', '2 days']);
  });
});
