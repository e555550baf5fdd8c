import type { Sign } from '../zodiac';

/** The positions for which we explain a sign; `rising` is the sign of the ascendant. */
export const positions = ['sun', 'moon', 'rising', 'mercury', 'venus', 'mars'] as const;
export type Position = (typeof positions)[number];

/** The texts that a sign has in every position. */
export interface MeaningText {
  /** Three or four words, separated by commas. */
  readonly keywords: string;
  /** Begins with "To". */
  readonly purpose: string;
  readonly strengths: string;
  readonly challenges: string;
}

/** Further texts of a Sun sign. */
export interface SunText extends MeaningText {
  readonly shadow: string;
}

/** Further texts of a Moon sign. */
export interface MoonText extends MeaningText {
  readonly emotionalStyle: string;
  readonly needs: string;
  /** A list of things, without a verb. */
  readonly comfortComesFrom: string;
}

/** Further texts of a rising sign. */
export interface RisingText extends MeaningText {
  readonly vibe: string;
  readonly firstImpression: string;
  /** Advice, in the imperative. */
  readonly lifeApproach: string;
}

/** Further texts of Mercury in a sign. */
export interface MercuryText extends MeaningText {
  readonly mindStyle: string;
  readonly communication: string;
  readonly learningStyle: string;
}

/** Further texts of Venus in a sign. */
export interface VenusText extends MeaningText {
  readonly loveStyle: string;
  readonly attractionTo: string;
  readonly affectionLooksLike: string;
  readonly shadowSide: string;
}

/** Further texts of Mars in a sign. */
export interface MarsText extends MeaningText {
  readonly actionStyle: string;
  readonly motivation: string;
  readonly inConflict: string;
}

/** The texts of one position for the twelve signs. */
export type BySign<T> = Readonly<Record<Sign, T>>;

/**
 * A row of the table sign_meanings, without id and createdAt. A column that a position doesn't show is null.
 * `appearance`, `sexuality` and `challenge` are null in every row: no screen shows them, and we can't say anything
 * honest about a stranger's body.
 * Source: specification 2, section 3 (Astrology), sign_meanings.
 */
export interface SignMeaning {
  readonly sign: Sign;
  readonly position: Position;
  readonly title: string;
  readonly dates: string;
  readonly element: string;
  readonly modality: string;
  readonly rulingPlanet: string;
  readonly keywords: string;
  readonly purpose: string;
  readonly shadow: string | null;
  readonly emotionalStyle: string | null;
  readonly needs: string | null;
  readonly strengths: string;
  readonly challenges: string;
  readonly comfortComesFrom: string | null;
  readonly vibe: string | null;
  readonly firstImpression: string | null;
  readonly appearance: string | null;
  readonly lifeApproach: string | null;
  readonly challenge: string | null;
  readonly loveStyle: string | null;
  readonly attractionTo: string | null;
  readonly affectionLooksLike: string | null;
  readonly shadowSide: string | null;
  readonly actionStyle: string | null;
  readonly motivation: string | null;
  readonly inConflict: string | null;
  readonly sexuality: string | null;
  readonly mindStyle: string | null;
  readonly communication: string | null;
  readonly learningStyle: string | null;
}
