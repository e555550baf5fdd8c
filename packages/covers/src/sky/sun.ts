import type { SunAbove } from '@ascendant/astrology/sky/bodies';
import type { KindOfLight } from '@ascendant/astrology/sky/light';
import { diagonal } from '../format';
import { hex, lch, lighten, mix, type Lab } from '../print/colour';
import { circle, ellipse, path } from '../print/elements';
import { glowFill } from '../print/fills';
import { polygon } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Place } from './projection';
import type { SkyStyle } from './sky-style';

/** Drawn about ten times its true size, as posters do; its position is true. */
const radius = 38;
const white = lch(0.99, 0.03, 98);
const amber = lch(0.9, 0.15, 76);
const vermilion = lch(0.69, 0.2, 37);
const afterglow = lch(0.84, 0.14, 62);

const glowStrength: Readonly<Record<KindOfLight, number>> = {
  day: 0.5,
  golden: 0.66,
  civil: 0.62,
  nautical: 0.46,
  astronomical: 0.28,
  night: 0,
  moonlit: 0,
};

/** A Sun cut by the upper edge would look like a mistake, so then we draw only its glow. */
export function isSunDrawn({ paper }: Sheet, at: Place, { altitudeDeg }: SunAbove): boolean {
  if (altitudeDeg <= -1.2) return false;
  return at.x > paper.left - 120 && at.x < paper.right + 120 && at.y >= paper.top + radius + 8;
}

/** Light around the Sun, or around the point on the horizon below it, even if the Sun is outside the frame. */
export function sunGlow(sheet: Sheet, at: Place): void {
  const { palette, horizon, light, paper } = sheet;
  if (!palette.glow) return;
  const cx = Math.max(paper.left - 500, Math.min(paper.right + 500, at.x));
  const cy = Math.min(horizon + 6, at.y);
  const strength = glowStrength[light.phase];
  const r = light.phase === 'day' ? 330 : 460;
  const colour = light.sunAltitudeDeg > 1 ? palette.glow : mix(palette.sky[3], afterglow, 0.35);
  sheet.add(ellipse({ cx, cy, rx: r * 1.35, ry: r }, glowFill(sheet, hex(colour), strength)));
}

/** White when high, amber at 5 degrees, vermilion at 2 degrees and below. */
function discColour(altitudeDeg: number): Lab {
  if (altitudeDeg > 5) return mix(amber, white, Math.min(1, (altitudeDeg - 5) / 4));
  return mix(vermilion, amber, Math.max(0, Math.min(1, (altitudeDeg - 2) / 3)));
}

export function sunDisc(sheet: Sheet, at: Place, sun: SunAbove, style: SkyStyle): void {
  if (!isSunDrawn(sheet, at, sun)) return;
  const disc = discColour(sun.altitudeDeg);
  const ring = hex(mix(disc, sheet.palette.sky[2], 0.25));
  if (style.hasRays && sun.altitudeDeg < 30) rays(sheet, at, style.turn);
  sheet.add(
    circle(at.x, at.y, radius * 2.5, ring, { opacity: 0.16 }),
    circle(at.x, at.y, radius * 1.65, ring, { opacity: 0.26 }),
    circle(at.x, at.y, radius, hex(disc)),
  );
}

function rays(sheet: Sheet, { x, y }: Place, turn: number): void {
  const reach = diagonal(sheet.paper);
  let data = '';
  for (let i = 0; i < 32; i += 2) {
    const [a, b] = [((i + turn) * Math.PI) / 16, ((i + 1 + turn) * Math.PI) / 16];
    data += polygon([
      [x, y],
      [x + reach * Math.cos(a), y + reach * Math.sin(a)],
      [x + reach * Math.cos(b), y + reach * Math.sin(b)],
    ]);
  }
  sheet.add(path(data, hex(lighten(sheet.palette.sky[3], 0.03)), { opacity: 0.13 }));
}
