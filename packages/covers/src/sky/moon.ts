import type { MoonAbove } from '@ascendant/astrology/sky/bodies';
import { hex, lch, lighten, mix, type Lab } from '../print/colour';
import { circle, ellipse, group, path } from '../print/elements';
import { clipBy, glowFill } from '../print/fills';
import { numbers } from '../print/pen';
import type { Sheet } from '../print/sheet';
import { isMoonLitEnough } from './moon-sight';
import type { Place, Projection } from './projection';
import { skyColourAt } from './sky-field';

/** Drawn about ten times its true size, as posters do; its position is true. */
const radius = 30;
const dayFace = lch(0.975, 0.012, 95);
const nightFace = lch(0.965, 0.03, 95);
const lowFace = lch(0.86, 0.11, 72);
const nightEarthshine = lch(0.3, 0.04, 255);
const halo = lch(0.9, 0.03, 220);

/** The great seas: [east, north, radius along east, radius along north] as fractions of the Moon's radius. */
const lunarSeas = [
  [-0.28, 0.5, 0.3, 0.26],
  [0.26, 0.42, 0.18, 0.17],
  [0.45, 0.12, 0.22, 0.19],
  [0.83, 0.28, 0.08, 0.12],
  [-0.66, 0.2, 0.18, 0.42],
  [-0.3, -0.34, 0.22, 0.18],
  [0.72, -0.12, 0.13, 0.17],
  [-0.6, -0.4, 0.12, 0.12],
] as const;

const seas = lunarSeas
  .map(([east, north, rx, ry]) => ellipse({ cx: east * 100, cy: -north * 100, rx: rx * 100, ry: ry * 100 }))
  .join('');

/** False if it's below the horizon, too thin to see in this light, or cut by the upper edge. */
export function isMoonDrawn({ paper, light }: Sheet, at: Place, moon: MoonAbove): boolean {
  if (moon.altitudeDeg <= -2 || !isMoonLitEnough(moon, light.sunAltitudeDeg)) return false;
  return at.x > paper.left - 60 && at.x < paper.right + 60 && at.y >= paper.top + radius + 8;
}

/** A crescent thinner than this is drawn this thick, or you couldn't see it. */
const thinnest = 0.045;

/** Path of the lit part: half a disc on the right, plus or minus half an ellipse, the terminator. */
function litShape(litFraction: number): string {
  const bulge = 2 * Math.max(thinnest, litFraction) - 1;
  const rx = numbers([Math.abs(bulge) * radius], 1);
  return `M0-${radius}A${radius} ${radius} 0 0 1 0 ${radius}A${rx} ${radius} 0 0 ${bulge > 0 ? 1 : 0} 0-${radius}z`;
}

/** Direction on paper from the Moon to its zenith, in degrees, positive to the right. */
function zenithTurn(moon: MoonAbove, at: Place, project: Projection): number {
  const above = project({ altitudeDeg: moon.altitudeDeg + 0.5, azimuthDeg: moon.azimuthDeg });
  return (Math.atan2(above.x - at.x, at.y - above.y) * 180) / Math.PI;
}

function faceColour(moon: MoonAbove, isDay: boolean): Lab {
  const low = Math.max(0, Math.min(1, (10 - moon.altitudeDeg) / 10));
  return isDay ? dayFace : mix(nightFace, lowFace, low * 0.8);
}

/** The Moon in its phase: its lit limb points to the Sun, and its seas turn with its north. */
export function moonDisc(sheet: Sheet, moon: MoonAbove, project: Projection): void {
  const at = project(moon);
  if (!isMoonDrawn(sheet, at, moon)) return;
  const isDay = sheet.light.sunAltitudeDeg > 0;
  const zenith = zenithTurn(moon, at, project);
  const face = faceColour(moon, isDay);
  if (!isDay) nightGlow(sheet, at, moon.litFraction);
  const turn = `rotate(${numbers([zenith + moon.litLimbDeg - 90], 1)})`;
  const clip = clipBy(sheet, 'moon', path(litShape(moon.litFraction), undefined, { transform: turn }));
  const marks = group(
    {
      transform: `rotate(${numbers([zenith + moon.northDeg], 1)})scale(.3)`,
      fill: isDay ? hex(skyColourAt(sheet, at.y)) : hex(lighten(face, -0.2)),
      opacity: isDay ? 0.4 : 0.42,
    },
    seas,
  );
  const disc = circle(0, 0, radius, hex(face), { opacity: isDay ? 0.86 : undefined });
  sheet.add(group({ transform: `translate(${numbers([at.x, at.y], 1)})` }, group({ 'clip-path': clip }, disc + marks)));
}

/** Halo, rings and earthshine: the dark part is slightly lighter than the sky. */
function nightGlow(sheet: Sheet, { x, y }: Place, litFraction: number): void {
  const strength = Math.round((0.1 + 0.5 * litFraction) * 50) / 100;
  sheet.add(circle(x, y, 90 + 130 * litFraction, glowFill(sheet, hex(halo), strength)));
  if (litFraction > 0.3)
    for (const ring of [2.15, 1.5]) sheet.add(circle(x, y, radius * ring, '#fff', { opacity: 0.055 }));
  const dusk = lighten(skyColourAt(sheet, y), 0.045);
  sheet.add(circle(x, y, radius, hex(mix(dusk, nightEarthshine, sheet.light.darkness)), { opacity: 0.6 }));
}
