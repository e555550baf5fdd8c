import type { Light } from '@ascendant/astrology/sky/light';
import { hex, lch, lighten, mix } from '../print/colour';
import type { Palette } from '../print/palette';
import type { Composition } from './composition';

const moonlight = hex(lch(0.93, 0.03, 95));
const highSun = hex(lch(0.98, 0.03, 95));
const amber = lch(0.86, 0.15, 68);

/** Colour of the path of light on water below the Sun or Moon. */
export function lightPathColour(
  lights: Composition['lights'],
  { sunAltitudeDeg }: Light,
  { sky }: Palette,
): string | undefined {
  if (lights === 'none') return undefined;
  if (lights === 'moon') return moonlight;
  return sunAltitudeDeg > 12 ? highSun : hex(mix(lighten(sky[3], 0.06), amber, 0.4));
}
