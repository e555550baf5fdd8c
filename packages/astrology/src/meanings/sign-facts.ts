import type { BySign } from './sign-meaning';

/**
 * The usual dates of each sign, and the planet that rules it. The true first day varies by one between years and zones;
 * charts compute it. Rulers are the traditional ones, which matching uses; the modern one follows in brackets.
 * Source: docs/rules/matching-model.md, "Event vector" [P17].
 */
export const signFacts: BySign<{ dates: string; rulingPlanet: string }> = {
  Aries: { dates: 'March 21 – April 19', rulingPlanet: 'Mars' },
  Taurus: { dates: 'April 20 – May 20', rulingPlanet: 'Venus' },
  Gemini: { dates: 'May 21 – June 20', rulingPlanet: 'Mercury' },
  Cancer: { dates: 'June 21 – July 22', rulingPlanet: 'Moon' },
  Leo: { dates: 'July 23 – August 22', rulingPlanet: 'Sun' },
  Virgo: { dates: 'August 23 – September 22', rulingPlanet: 'Mercury' },
  Libra: { dates: 'September 23 – October 22', rulingPlanet: 'Venus' },
  Scorpio: { dates: 'October 23 – November 21', rulingPlanet: 'Mars (modern: Pluto)' },
  Sagittarius: { dates: 'November 22 – December 21', rulingPlanet: 'Jupiter' },
  Capricorn: { dates: 'December 22 – January 19', rulingPlanet: 'Saturn' },
  Aquarius: { dates: 'January 20 – February 18', rulingPlanet: 'Saturn (modern: Uranus)' },
  Pisces: { dates: 'February 19 – March 20', rulingPlanet: 'Jupiter (modern: Neptune)' },
};
