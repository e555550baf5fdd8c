/** The six points of a chart, in the order they're listed. */
export const pointNames = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Rising'] as const;

/** The same points as the stored meanings name them, in the order the profile shows them. */
export const signPositions = ['sun', 'moon', 'rising', 'mercury', 'venus', 'mars'] as const;
export type SignPosition = (typeof signPositions)[number];

/** The twelve signs of the tropical zodiac in order, Aries first. */
export const signNames = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const;
