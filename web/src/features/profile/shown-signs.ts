import type { DependentSigns } from '@ascendant/contract/chart';

type Placement = DependentSigns['placements'][number];

/** A point, and its sign in words. */
export interface ShownSign {
  readonly point: Placement['point'];
  /** 'Gemini', or 'Gemini or Cancer' while it is open. */
  readonly words: string;
}

/**
 * The three signs that people know somebody by: Sun, Moon and rising sign. Where the rising sign is open it says little, and Venus
 * stands in its place, which weighs in every score.
 */
export function shownSigns(placements: readonly Placement[]): readonly ShownSign[] {
  const isRisingKnown = placements.some(({ point, certain }) => point === 'Rising' && certain);
  const shown = ['Sun', 'Moon', isRisingKnown ? 'Rising' : 'Venus'];
  return placements
    .filter(({ point }) => shown.includes(point))
    .toSorted((a, b) => shown.indexOf(a.point) - shown.indexOf(b.point))
    .map(({ point, signs }) => ({ point, words: signs.map(({ sign }) => sign).join(' or ') }));
}
