import type { EventMatch } from '@ascendant/contract/match';

/** A match of 8.2 with three reasons; a test overrides what matters to it. */
export function buildEventMatch(overrides: Partial<EventMatch> = {}): EventMatch {
  return {
    matchScore: 8.2,
    sunScore: 7.1,
    moonScore: 8.8,
    venusScore: 3,
    headline: 'Perfect alignment with your energy',
    context: 'Your match out of 10. A typical score is about 6.',
    sum: {
      start: 6.2,
      lines: [
        {
          points: 1.5,
          text: 'Fresh air is what you need.',
          astronomy:
            "Your Sun in Aquarius forms a trine with the event's Moon in Gemini (mood and belonging), 3.0° from exact.",
          share: 0.91,
          natalPoint: 'Sun',
          eventPoint: 'Moon',
        },
        {
          points: -0.4,
          text: 'You’d rather find the way than follow a guide.',
          astronomy:
            "Your Mars in Aries forms a quincunx with the event's Mars in Virgo (energy and drive), 0.2° from exact.",
          share: -0.24,
          natalPoint: 'Mars',
          eventPoint: 'Mars',
        },
      ],
      rest: {
        points: 0.9,
        count: 2,
        parts: [
          { text: 'Your Moon in Leo suits this kind of event, which Sun signifies.', points: 0.6 },
          { text: 'The sky itself, the same for everyone that day.', points: 0.3 },
        ],
      },
    },
    fits: '161 km from you, within your price, on a Saturday',
    range: null,
    wheel: { leftDeg: 0, hasHorizon: false, glyphs: [], lines: [] },
    people: [
      {
        dependentId: null,
        name: 'Maya',
        isComing: true,
        canCome: true,
        note: 'you',
        isChild: false,
        matchScore: 8.2,
        range: null,
      },
    ],
    groupScore: null,
    ...overrides,
  };
}
