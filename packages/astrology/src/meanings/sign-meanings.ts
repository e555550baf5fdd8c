import { signNames } from '@ascendant/domain/chart/chart-points';
import { elementOf, modalityOf, type Sign } from '../zodiac';
import { marsTexts } from './mars';
import { mercuryTexts } from './mercury';
import { moonTexts } from './moon';
import { risingTexts } from './rising';
import { positions, type MeaningText, type Position, type SignMeaning, type BySign } from './sign-meaning';
import { sunTexts } from './sun';
import { venusTexts } from './venus';

/**
 * The usual dates of each sign, and the planet that rules it. The true first day varies by one between years and zones;
 * charts compute it. Rulers are the traditional ones, which matching uses; the modern one follows in brackets.
 * Source: docs/rules/matching-model.md, "Event vector" [P17].
 */
const signFacts: BySign<{ dates: string; rulingPlanet: string }> = {
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

const texts: Readonly<Record<Position, Readonly<Record<Sign, MeaningText>>>> = {
  sun: sunTexts,
  moon: moonTexts,
  rising: risingTexts,
  mercury: mercuryTexts,
  venus: venusTexts,
  mars: marsTexts,
};

const notShown = {
  shadow: null,
  emotionalStyle: null,
  needs: null,
  comfortComesFrom: null,
  vibe: null,
  firstImpression: null,
  appearance: null,
  lifeApproach: null,
  challenge: null,
  loveStyle: null,
  attractionTo: null,
  affectionLooksLike: null,
  shadowSide: null,
  actionStyle: null,
  motivation: null,
  inConflict: null,
  sexuality: null,
  mindStyle: null,
  communication: null,
  learningStyle: null,
};

/** The 72 rows of the table sign_meanings: twelve signs in six positions. Source: docs/rules/sky.md, "Sign meanings". */
export const allSignMeanings: readonly SignMeaning[] = signNames.flatMap((sign) =>
  positions.map((position) => ({
    ...notShown,
    sign,
    position,
    title: titleOf(sign, position),
    dates: signFacts[sign].dates,
    element: capitalised(elementOf(sign)),
    modality: capitalised(modalityOf(sign)),
    rulingPlanet: signFacts[sign].rulingPlanet,
    ...texts[position][sign],
  })),
);

/** Finds the meaning of a sign in a position. */
export type SignMeaningLookup = (sign: string, position: string) => SignMeaning | null;

/**
 * The meaning of a sign in a position, in any case; null when there's no such sign or position.
 * Source: docs/rules/sky.md, "Sign meanings"; specification 2, section 7 (User profile), GET /api/sign-meanings/{sign}/{position}.
 */
export const signMeaning: SignMeaningLookup = (sign, position) => {
  const [wantedSign, wantedPosition] = [sign.toLowerCase(), position.toLowerCase()];
  return (
    allSignMeanings.find((row) => row.sign.toLowerCase() === wantedSign && row.position === wantedPosition) ?? null
  );
};

function titleOf(sign: Sign, position: Position): string {
  return position === 'rising' ? `${sign} Rising` : `${capitalised(position)} in ${sign}`;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
