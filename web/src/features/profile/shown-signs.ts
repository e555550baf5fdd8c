import type { DependentSigns } from '@ascendant/contract/chart';

type Placement = DependentSigns['placements'][number];

/** A point and the text of its sign. */
export interface ShownSign {
  readonly point: Placement['point'];
  /** 'Gemini', or 'Gemini or Cancer' if it's uncertain. */
  readonly text: string;
}

/**
 * The three best-known signs: Sun, Moon and rising sign. Venus replaces an uncertain rising sign, since Venus counts in every score.
 */
export function shownSigns(placements: readonly Placement[]): readonly ShownSign[] {
  const isRisingKnown = placements.some(({ point, certain }) => point === 'Rising' && certain);
  const shown = ['Sun', 'Moon', isRisingKnown ? 'Rising' : 'Venus'];
  return placements
    .filter(({ point }) => shown.includes(point))
    .toSorted((a, b) => shown.indexOf(a.point) - shown.indexOf(b.point))
    .map(({ point, signs }) => ({ point, text: signs.map(({ sign }) => sign).join(' or ') }));
}
