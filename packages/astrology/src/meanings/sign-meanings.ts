import { signNames } from '@ascendant/domain/chart/chart-points';
import texts from '../../data/sign-meanings.json';
import { elementOf, modalityOf, type Sign } from '../zodiac';

/** The positions for which we explain a sign; `rising` is the sign of the ascendant. */
export const positions = ['sun', 'moon', 'rising', 'mercury', 'venus', 'mars'] as const;
export type Position = (typeof positions)[number];

/** The texts that a sign has in every position. */
interface MeaningText {
  /** Three or four words, separated by commas. */
  readonly keywords: string;
  /** Begins with "To". */
  readonly purpose: string;
  readonly strengths: string;
  readonly challenges: string;
}

/**
 * The columns that only some positions show, as they are in the others. `appearance`, `sexuality` and `challenge` are null in every row: no
 * screen shows them, and we can't say anything honest about a stranger's body.
 */
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

type SomeTexts = Readonly<Record<keyof typeof notShown, string | null>>;

/**
 * A row of the table sign_meanings, without id and createdAt. Source: specification 2, section 3 (Astrology), sign_meanings.
 */
export interface SignMeaning extends MeaningText, SomeTexts {
  readonly sign: Sign;
  readonly position: Position;
  readonly title: string;
  readonly dates: string;
  readonly element: string;
  readonly modality: string;
  readonly rulingPlanet: string;
}

type BySign<T> = Readonly<Record<Sign, T>>;

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

/** What each sign means in each position. Written for this product. */
const textsOf: Readonly<Record<Position, BySign<MeaningText & Partial<SomeTexts>>>> = texts;

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
    ...textsOf[position][sign],
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
