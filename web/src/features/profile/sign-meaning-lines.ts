import type { SignMeaning } from '@ascendant/contract/chart';
import type { SignPosition } from '@ascendant/domain/chart/chart-points';

export interface MeaningLine {
  readonly label: string;
  readonly text: string;
}

type Field = keyof SignMeaning;

const everywhere = ['dates', 'element', 'modality', 'rulingPlanet', 'keywords', 'purpose', 'strengths'] as const;

/** The additional lines of each position. Source: specification 2, section 3 (Astrology), sign_meanings. */
const byPosition: Readonly<Record<SignPosition, readonly Field[]>> = {
  sun: [],
  moon: ['emotionalStyle', 'needs', 'comfortComesFrom'],
  rising: ['vibe', 'firstImpression', 'lifeApproach'],
  venus: ['loveStyle', 'attractionTo', 'affectionLooksLike'],
  mars: ['actionStyle', 'motivation', 'inConflict'],
  mercury: ['mindStyle', 'communication', 'learningStyle'],
};

/** The lines of the sign-meaning dialog, in order; missing texts are left out. */
export function meaningLines(meaning: SignMeaning, position: SignPosition): readonly MeaningLine[] {
  const fields: readonly Field[] = [...everywhere, ...byPosition[position]];
  const lines = fields.map((field) => ({ label: labelOf(field), text: meaning[field] }));
  const challenges = meaning.challenges ?? meaning.shadow ?? meaning.shadowSide;
  return [...lines, { label: 'Challenges', text: challenges }].filter((line): line is MeaningLine =>
    Boolean(line.text),
  );
}

/** 'rulingPlanet' becomes 'Ruling planet'. */
function labelOf(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
