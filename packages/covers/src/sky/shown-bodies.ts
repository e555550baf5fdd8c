import type { Direction } from '@ascendant/astrology/sky/directions';
import { visibilityMargin } from '@ascendant/astrology/sky/light';
import type { Sky } from '@ascendant/astrology/sky/sky';
import type { Sheet } from '../print/sheet';
import { isMoonDrawn } from './moon';
import { isPlanetDrawn } from './planets';
import type { Place, Projection } from './projection';
import { isSunDrawn } from './sun';

/** Something visible in the drawn sky. Positions are in units of the paper. */
export interface ShownBody extends Place, Direction {
  readonly kind: 'sun' | 'moon' | 'planet' | 'star';
  readonly name: string;
  /** 0 to 100; only for the Moon. */
  readonly litPercent?: number;
  /** Only for planets and stars. */
  readonly magnitude?: number;
}

/** The faintest magnitude we name: people may know stars this bright. */
const namedStarTo = 1.5;

/** What shows in the sky and isn't hidden by land: Sun, Moon, planets, then the brightest stars. Call it after the land is drawn. */
export function shownBodies(sheet: Sheet, sky: Sky, project: Projection): readonly ShownBody[] {
  const all = [...lights(sheet, sky, project), ...points(sheet, sky, project)];
  return all.filter((body) => isInSight(sheet, body));
}

function isInSight({ skyline, paper }: Sheet, { x, y, altitudeDeg }: ShownBody): boolean {
  return altitudeDeg > 0 && x > paper.left && x < paper.right && y > paper.top && !skyline.hides(x, y);
}

function lights(sheet: Sheet, { sun, moon }: Sky, project: Projection): readonly ShownBody[] {
  const bodies: ShownBody[] = [];
  const [sunAt, moonAt] = [project(sun), project(moon)];
  if (isSunDrawn(sheet, sunAt, sun)) bodies.push({ kind: 'sun', name: 'Sun', ...sunAt, ...directionOf(sun) });
  if (isMoonDrawn(sheet, moonAt, moon)) {
    const litPercent = Math.round(moon.litFraction * 100);
    bodies.push({ kind: 'moon', name: 'Moon', ...moonAt, ...directionOf(moon), litPercent });
  }
  return bodies;
}

function points(sheet: Sheet, { planets, stars }: Sky, project: Projection): readonly ShownBody[] {
  const shownPlanets = planets
    .filter((planet) => isPlanetDrawn(sheet, project(planet), planet))
    .sort((a, b) => a.magnitude - b.magnitude);
  const shownStars = stars.filter((star) => star.magnitude < namedStarTo && visibilityMargin(star, sheet.light) > 0.5);
  const point = (kind: 'planet' | 'star', body: Direction & { name: string; magnitude: number }): ShownBody => ({
    kind,
    name: body.name,
    magnitude: body.magnitude,
    ...project(body),
    ...directionOf(body),
  });
  return [...shownPlanets.map((planet) => point('planet', planet)), ...shownStars.map((star) => point('star', star))];
}

const directionOf = ({ altitudeDeg, azimuthDeg }: Direction): Direction => ({ altitudeDeg, azimuthDeg });
