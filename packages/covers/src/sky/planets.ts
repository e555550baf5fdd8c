import type { PlanetAbove, PlanetName } from '@ascendant/astrology/sky/bodies';
import { visibilityMargin } from '@ascendant/astrology/sky/light';
import { hex, lch } from '../print/colour';
import { circle } from '../print/elements';
import { glowFill } from '../print/fills';
import type { Sheet } from '../print/sheet';
import { glint } from './glint';
import type { Place, Projection } from './projection';

const tones: Readonly<Record<PlanetName, string>> = {
  Mercury: hex(lch(0.88, 0.03, 70)),
  Venus: hex(lch(0.98, 0.03, 95)),
  Mars: hex(lch(0.76, 0.13, 45)),
  Jupiter: hex(lch(0.95, 0.05, 80)),
  Saturn: hex(lch(0.9, 0.075, 85)),
};

export function isPlanetDrawn(sheet: Sheet, at: Place, planet: PlanetAbove): boolean {
  const { left, right, top } = sheet.paper;
  const isUp = planet.altitudeDeg >= 0.8 && visibilityMargin(planet, sheet.light) >= 0;
  return isUp && at.x >= left && at.x <= right && at.y >= top;
}

export function planets(sheet: Sheet, list: readonly PlanetAbove[], project: Projection): void {
  for (const planet of list) {
    const at = project(planet);
    if (!isPlanetDrawn(sheet, at, planet)) continue;
    const tone = tones[planet.name];
    const r = Math.max(2.6, 4.4 - 0.55 * planet.magnitude);
    sheet.add(circle(at.x, at.y, r * 4.5, glowFill(sheet, tone, 0.4)), circle(at.x, at.y, r, tone));
    if (planet.magnitude < -2) sheet.add(glint(at, r * 4.6, tone, 0.8));
  }
}
