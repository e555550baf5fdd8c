import type { MatchEvent } from './contributions';
import { eventQuality, qualityTerms, type QualityTerm } from './event-quality';

/** A quality closer to zero than this gets no sentence. Source: docs/rules/matching-model.md, "Reasons of a match", point 3. */
const worthSaying = 0.2;

const termTexts: Readonly<Record<QualityTerm['name'], { supportive: string; demanding: string }>> = {
  phase: { supportive: 'the Moon is waxing', demanding: 'the Moon is waning' },
  venus: { supportive: 'the Moon is in harmony with Venus', demanding: 'the Moon is at odds with Venus' },
  sun: { supportive: 'the Moon and the Sun agree', demanding: 'the Moon and the Sun pull apart' },
  mars: { supportive: 'Mars lends the Moon courage', demanding: 'Mars presses on the Moon' },
  dignity: {
    supportive: 'what signifies this kind of event is strong by sign',
    demanding: 'what signifies this kind of event is weak by sign',
  },
  retrograde: {
    supportive: 'what signifies this kind of event moves forward',
    demanding: 'what signifies this kind of event is retrograde',
  },
};

/** How the sky itself changes everyone's score. */
export interface QualityReason {
  readonly text: string;
  /** The event quality Q, part of z. */
  readonly value: number;
}

/**
 * The sentence about the event quality; null when the quality is within 0.2 of zero.
 * Source: docs/rules/matching-model.md, "Reasons of a match", point 3.
 */
export function qualityReason(event: MatchEvent): QualityReason | null {
  const value = eventQuality(event.chart, event.mix);
  if (Math.abs(value) <= worthSaying) return null;
  const mood = value > 0 ? 'supportive' : 'demanding';
  const terms = qualityTerms(event.chart, event.mix);
  const largest = terms.reduce((best, term) => (term.value * value > best.value * value ? term : best));
  return { text: `The sky itself is ${mood} that day: ${termTexts[largest.name][mood]}.`, value };
}
