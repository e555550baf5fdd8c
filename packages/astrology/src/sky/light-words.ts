import type { KindOfLight } from './light';

/** The names of each light: while the Sun rises, and while it sets. */
const words: Readonly<Record<KindOfLight, readonly [rising: string, sinking: string]>> = {
  day: ['Morning', 'Afternoon'],
  golden: ['Early sunlight', 'Golden hour'],
  civil: ['Dawn', 'Dusk'],
  nautical: ['First light', 'Late dusk'],
  astronomical: ['The end of the night', 'Nightfall'],
  night: ['Night', 'Night'],
  moonlit: ['A moonlit night', 'A moonlit night'],
};

/**
 * The name of a light, as it begins a sentence.
 * Source: docs/design/covers.md, "Text alternative".
 */
export function lightWords(light: KindOfLight, isSunRising: boolean): string {
  const [rising, sinking] = words[light];
  return isSunRising ? rising : sinking;
}
