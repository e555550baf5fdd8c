import type { Sky } from '@ascendant/astrology/sky/sky';
import type { Sheet } from '../print/sheet';
import { clouds } from './clouds';
import { milkyWay } from './milky-way';
import { moonDisc } from './moon';
import { planets } from './planets';
import type { Projection } from './projection';
import { skyField } from './sky-field';
import type { SkyStyle } from './sky-style';
import { stars } from './stars';
import { sunDisc, sunGlow } from './sun';

/** Draws the sky: its light, then the bodies in it, then clouds. */
export function drawSky(sheet: Sheet, sky: Sky, project: Projection, style: SkyStyle): void {
  const sun = project(sky.sun);
  skyField(sheet, style);
  sunGlow(sheet, sun);
  milkyWay(sheet, sky.milkyWay, project);
  stars(sheet, sky.stars, project);
  planets(sheet, sky.planets, project);
  sunDisc(sheet, sun, sky.sun, style);
  moonDisc(sheet, sky.moon, project);
  clouds(sheet, style.clouds);
}
