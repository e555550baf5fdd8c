import type { EventSummary } from '@ascendant/contract/event';
import { tierFromWire } from '@ascendant/contract/tier-wire';
import { matchText, scoreBand, type ScoreBand } from '@ascendant/domain/match/score-label';
import { tierBadge } from '@ascendant/domain/pricing/tier-badge';

/** The one reason that a card gives, and how it's coloured. */
export interface CardReason {
  readonly text: string;
  readonly tone: ScoreBand | 'plain';
}

interface Recommended {
  /** The preferences it doesn't meet, for a recommendation. */
  readonly outsidePreferences: readonly string[];
  /** With the stars off, what it's recommended for. */
  readonly recommendedFor: string | null;
}

/**
 * What speaks against a recommendation, else what speaks for the event: preferences, the match, or that it's cheaper for now.
 * @returns null for an event that there's nothing to say of
 * Source: docs/rules/events.md, "Cards".
 */
export function cardReason(
  event: EventSummary,
  { outsidePreferences, recommendedFor }: Recommended,
): CardReason | null {
  if (outsidePreferences.length > 0) return { text: outsidePreferences.join(' · '), tone: 'plain' };
  if (recommendedFor !== null) return { text: recommendedFor, tone: 'good' };
  const { matchScore, matchReason } = event;
  if (matchScore !== null) return { text: matchReason ?? matchText(matchScore), tone: scoreBand(matchScore) };
  const saving = savingText(event);
  return saving === null ? null : { text: saving, tone: 'plain' };
}

/** 'Save 20%' while an early-bird tier that saves money is on sale; otherwise null. */
function savingText({ pricingTiers, currentTierId }: EventSummary): string | null {
  const tiers = pricingTiers.map(tierFromWire);
  const earlyBird = tiers.find((tier) => tier.tierType === 'early_bird' && tier.id === currentTierId);
  const badge = earlyBird ? tierBadge(earlyBird, tiers) : null;
  return badge?.startsWith('Save') ? `${badge} with an early booking` : null;
}
