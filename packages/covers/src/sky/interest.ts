import { RADIANS_PER_DEGREE, turnBetween } from '@ascendant/astrology/sky/directions';
import type { Direction } from '@ascendant/astrology/sky/directions';
import type { Light } from '@ascendant/astrology/sky/light';
import { milkyWayBrightness } from '@ascendant/astrology/sky/milky-way';
import type { Sky } from '@ascendant/astrology/sky/sky';
import type { Stream } from '../random';

/** 1 well inside the frame, 0 outside: what a body's position is worth in a view towards an azimuth. */
function inFrame({ altitudeDeg, azimuthDeg }: Direction, view: number): number {
  const off = Math.abs(turnBetween(view, azimuthDeg));
  const side = off < 22 ? 1 : Math.max(0, 1 - (off - 22) / 36);
  if (altitudeDeg < -1 || altitudeDeg > 39) return 0;
  return side * (altitudeDeg > 33 ? (39 - altitudeDeg) / 6 : 1);
}

/** A low Sun draws the eye, its twilight glow too; a high one is left outside the frame. */
function sunScore({ sun }: Sky, view: number): number {
  const facing = Math.cos(turnBetween(view, sun.azimuthDeg) * RADIANS_PER_DEGREE);
  if (sun.altitudeDeg >= 39) return 0.8 * (1 - Math.abs(facing));
  if (sun.altitudeDeg > -0.8) return (sun.altitudeDeg < 12 ? 5 : 2.2) * inFrame(sun, view);
  if (sun.altitudeDeg > -13) return (3.4 + sun.altitudeDeg / 5) * Math.max(0, facing);
  return 0;
}

function moonScore({ sun, moon }: Sky, view: number): number {
  if (moon.litFraction <= 0.02) return 0;
  const light = moon.litFraction > 0.03 ? (0.7 + 2.2 * moon.litFraction) * (sun.altitudeDeg > 0 ? 0.8 : 1.25) : 0;
  // A crescent in twilight is worth turning round for.
  const isYoungOrOld = moon.litFraction < 0.3 && sun.altitudeDeg < 0 && sun.altitudeDeg > -14;
  return (light + (isYoungOrOld ? 1.4 : 0)) * inFrame(moon, view);
}

/** Planets and stars that the darkness lets through, the Milky Way when it is dark enough. */
function nightScore(sky: Sky, light: Light, view: number): number {
  let score = 0;
  for (const planet of sky.planets)
    if (planet.magnitude < light.limitingMagnitude)
      score += Math.max(0.3, 1.1 - 0.35 * planet.magnitude) * inFrame(planet, view);
  for (const star of sky.stars)
    if (star.magnitude < light.limitingMagnitude) score += 0.42 * 10 ** (-0.2 * star.magnitude) * inFrame(star, view);
  if (light.milkyWay > 0)
    for (const point of sky.milkyWay)
      score += light.milkyWay * 0.1 * milkyWayBrightness(point.galacticLongitudeDeg) * inFrame(point, view);
  return score;
}

/** The most interesting azimuth of a sky, in steps of 5 degrees. Source: sky covers design, "where to look". */
export function mostInteresting(sky: Sky, light: Light, rng: Stream): number {
  let best = { score: -1, azimuthDeg: 0 };
  for (let azimuthDeg = 0; azimuthDeg < 360; azimuthDeg += 5) {
    const chance = 0.02 * rng.next();
    const score = chance + sunScore(sky, azimuthDeg) + moonScore(sky, azimuthDeg) + nightScore(sky, light, azimuthDeg);
    if (score > best.score) best = { score, azimuthDeg };
  }
  return best.azimuthDeg;
}
