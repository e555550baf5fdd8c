import { elementOf, modalityOf, SIGNS, type Sign } from '../zodiac';
import { MARS } from './mars';
import { MERCURY } from './mercury';
import { MOON } from './moon';
import { RISING } from './rising';
import { POSITIONS, type MeaningText, type Position, type SignMeaning } from './sign-meaning';
import { SIGN_FACTS } from './sign-facts';
import { SUN } from './sun';
import { VENUS } from './venus';

const TEXTS: Readonly<Record<Position, Readonly<Record<Sign, MeaningText>>>> = {
  sun: SUN,
  moon: MOON,
  rising: RISING,
  mercury: MERCURY,
  venus: VENUS,
  mars: MARS,
};

const NOT_SHOWN = {
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
export const SIGN_MEANINGS: readonly SignMeaning[] = SIGNS.flatMap((sign) =>
  POSITIONS.map((position) => ({
    ...NOT_SHOWN,
    sign,
    position,
    title: titleOf(sign, position),
    dates: SIGN_FACTS[sign].dates,
    element: capitalised(elementOf(sign)),
    modality: capitalised(modalityOf(sign)),
    rulingPlanet: SIGN_FACTS[sign].rulingPlanet,
    ...TEXTS[position][sign],
  })),
);

/** Finds the meaning of a sign in a position. */
export type SignMeaningLookup = (sign: string, position: string) => SignMeaning | null;

/**
 * The meaning of a sign in a position, any case; null when there is no such sign or position.
 * Source: docs/rules/sky.md, "Sign meanings"; specification 2, section 7 (User profile), GET /api/sign-meanings/{sign}/{position}.
 */
export const signMeaning: SignMeaningLookup = (sign, position) => {
  const [wantedSign, wantedPosition] = [sign.toLowerCase(), position.toLowerCase()];
  return SIGN_MEANINGS.find((row) => row.sign.toLowerCase() === wantedSign && row.position === wantedPosition) ?? null;
};

function titleOf(sign: Sign, position: Position): string {
  return position === 'rising' ? `${sign} Rising` : `${capitalised(position)} in ${sign}`;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
