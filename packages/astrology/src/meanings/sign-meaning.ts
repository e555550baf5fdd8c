import type { Sign } from '../zodiac';

/** The positions a sign is explained in; `rising` is the sign of the ascendant. */
export const POSITIONS = ['sun', 'moon', 'rising', 'mercury', 'venus', 'mars'] as const;
export type Position = (typeof POSITIONS)[number];

/** What every position says of a sign. */
export interface MeaningText {
  /** Three or four words, separated by commas. */
  keywords: string;
  /** Begins with "To". */
  purpose: string;
  strengths: string;
  challenges: string;
}

/** Further texts of a Sun sign. */
export interface SunText extends MeaningText {
  shadow: string;
}

/** Further texts of a Moon sign. */
export interface MoonText extends MeaningText {
  emotionalStyle: string;
  needs: string;
  /** A list of things, without a verb. */
  comfortComesFrom: string;
}

/** Further texts of a rising sign. */
export interface RisingText extends MeaningText {
  vibe: string;
  firstImpression: string;
  /** Advice, in the imperative. */
  lifeApproach: string;
}

/** Further texts of Mercury in a sign. */
export interface MercuryText extends MeaningText {
  mindStyle: string;
  communication: string;
  learningStyle: string;
}

/** Further texts of Venus in a sign. */
export interface VenusText extends MeaningText {
  loveStyle: string;
  attractionTo: string;
  affectionLooksLike: string;
  shadowSide: string;
}

/** Further texts of Mars in a sign. */
export interface MarsText extends MeaningText {
  actionStyle: string;
  motivation: string;
  inConflict: string;
}

/** The texts of one position for the twelve signs. */
export type BySign<T> = Readonly<Record<Sign, T>>;

/**
 * A row of the table sign_meanings, without id and createdAt. A column that a position does not show is null.
 * `appearance`, `sexuality` and `challenge` are null in every row: no screen shows them, and nothing honest can be said
 * of a stranger's body.
 * Source: specification 2, section 3 (Astrology), sign_meanings.
 */
export interface SignMeaning {
  sign: Sign;
  position: Position;
  title: string;
  dates: string;
  element: string;
  modality: string;
  rulingPlanet: string;
  keywords: string;
  purpose: string;
  shadow: string | null;
  emotionalStyle: string | null;
  needs: string | null;
  strengths: string;
  challenges: string;
  comfortComesFrom: string | null;
  vibe: string | null;
  firstImpression: string | null;
  appearance: string | null;
  lifeApproach: string | null;
  challenge: string | null;
  loveStyle: string | null;
  attractionTo: string | null;
  affectionLooksLike: string | null;
  shadowSide: string | null;
  actionStyle: string | null;
  motivation: string | null;
  inConflict: string | null;
  sexuality: string | null;
  mindStyle: string | null;
  communication: string | null;
  learningStyle: string | null;
}
